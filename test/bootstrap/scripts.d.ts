// The scripts are plain JavaScript, since they run before anything is installed.
declare module "*.mjs";
