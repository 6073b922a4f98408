// The scripts are plain JavaScript, because they run before anything is installed.
declare module "*.mjs";
