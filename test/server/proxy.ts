import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deploy = join(import.meta.dirname, "../../deploy");

/** A reverse proxy as a process of its own, with the configuration that the product delivers. */
export interface ReverseProxy {
	/** Port with TLS. */
	port: number;
	/** Port without. */
	plainPort: number;
	end(): Promise<void>;
}

/** Names a program that a test needs and this machine does not have. */
export function missingProgram(...names: string[]): string | undefined {
	return names.find((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
}

interface Ports {
	port: number;
	plainPort: number;
	site: number;
}

/** Starts nginx with deploy/nginx.conf. Only ports and paths differ. */
export function startNginx(site: number): Promise<ReverseProxy> {
	return startProxy(site, (folder, ports) => {
		for (const name of ["body", "proxy", "fastcgi", "scgi", "uwsgi"]) mkdirSync(join(folder, name));
		const delivered = replaceAll(readFileSync(join(deploy, "nginx.conf"), "utf8"), {
			"127.0.0.1:3000": `127.0.0.1:${ports.site}`,
			"listen 80;": `listen 127.0.0.1:${ports.plainPort};`,
			"\tlisten [::]:80;\n": "",
			"listen 443 ": `listen 127.0.0.1:${ports.port} `,
			"\tlisten [::]:443 ssl http2;\n": "",
			"/etc/letsencrypt/live/www.school.example": folder,
		});
		const file = join(folder, "nginx.conf");
		writeFileSync(
			file,
			`${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
			events {}
			http {
				access_log off; gzip on; gzip_types *; gzip_min_length 1;
				client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
				fastcgi_temp_path ${folder}/fastcgi; scgi_temp_path ${folder}/scgi; uwsgi_temp_path ${folder}/uwsgi;
				${delivered}
			}`,
		);
		return spawn("nginx", ["-c", file, "-p", folder, "-e", "stderr"], logged);
	});
}

/** Starts Caddy with deploy/Caddyfile, with a certificate of ours: it cannot ask for one here. */
export function startCaddy(site: number): Promise<ReverseProxy> {
	return startProxy(site, (folder, ports) => {
		const delivered = replaceAll(readFileSync(join(deploy, "Caddyfile"), "utf8"), {
			"127.0.0.1:3000": `127.0.0.1:${ports.site}`,
			"\n{\n": `\n{\n\tadmin off\n\thttp_port ${ports.plainPort}\n\thttps_port ${ports.port}\n`,
			"\nwww.school.example {\n": `\nwww.school.example {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n`,
		});
		const file = join(folder, "Caddyfile");
		writeFileSync(file, delivered);
		const args = ["run", "--config", file, "--adapter", "caddyfile"];
		const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
		return spawn("caddy", args, { ...logged, env: { ...process.env, ...home } });
	});
}

const logged = { stdio: ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"] };

async function startProxy(
	site: number,
	launch: (folder: string, ports: Ports) => ChildProcess,
): Promise<ReverseProxy> {
	const folder = mkdtempSync(join(tmpdir(), "school-proxy-"));
	createCertificate(folder);
	const ports = { port: await freePort(), plainPort: await freePort(), site };
	const child = launch(folder, ports);
	let problem = "";
	child.stderr?.setEncoding("utf8").on("data", (text) => {
		problem += text;
	});
	const ended = once(child, "close");
	let isRunning = true;
	ended.then(() => {
		isRunning = false;
	});
	for (const port of [ports.port, ports.plainPort]) {
		while (!(await isListening(port))) {
			if (!isRunning) throw new Error(`The proxy ended:\n${problem}`);
		}
	}
	return {
		...ports,
		async end() {
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Replaces what must be there: a file that was changed and a test that was not do not fit. */
function replaceAll(text: string, changes: Record<string, string>): string {
	let changed = text;
	for (const [from, to] of Object.entries(changes)) {
		if (!changed.includes(from)) throw new Error(`"${from}" is not in the file.`);
		changed = changed.replaceAll(from, to);
	}
	return changed;
}

function createCertificate(folder: string): void {
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"];
	const subject = ["-subj", "/CN=www.school.example", "-days", "2"];
	const name = ["-addext", "subjectAltName=DNS:www.school.example"];
	const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
	execFileSync("openssl", ["req", "-x509", ...key, ...subject, ...name, ...files], {
		stdio: ["ignore", "ignore", "pipe"],
	});
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

async function isListening(port: number): Promise<boolean> {
	const socket = connect(port, "127.0.0.1");
	try {
		await once(socket, "connect");
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}
