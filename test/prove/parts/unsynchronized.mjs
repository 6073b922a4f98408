// Imported before the site, makes SQLite never wait for the disk: what a proof of durability must notice.
import { DatabaseSync } from "node:sqlite";

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
	return exec.call(this, sql.replace("synchronous = full", "synchronous = off"));
};
