// Records what a process writes into the files of one folder, and when it waits for the disk, so that a power cut can
// be simulated afterwards. Preloaded into the site; RECORDED_FOLDER and RECORD_FILE name the folder and the record.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 65536

struct entry {
	uint32_t kind; // 'o'pen, 'w'rite, 't'runcate, 's'ync, 'd'elete
	uint32_t fd;
	int64_t offset;
	int64_t length; // of the bytes that follow: a name, or what was written
};

static char is_recorded[MOST_FILES];
static int record = -1;
static const char *folder;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static int (*real_unlink)(const char *);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);

__attribute__((constructor)) static void begin(void) {
	real_open = dlsym(RTLD_NEXT, "open64");
	real_openat = dlsym(RTLD_NEXT, "openat");
	real_close = dlsym(RTLD_NEXT, "close");
	real_unlink = dlsym(RTLD_NEXT, "unlink");
	real_fsync = dlsym(RTLD_NEXT, "fsync");
	real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
	real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
	real_write = dlsym(RTLD_NEXT, "write");
	real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
	folder = getenv("RECORDED_FOLDER");
	const char *file = getenv("RECORD_FILE");
	if (folder && file) record = real_open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void add(uint32_t kind, int fd, int64_t offset, const void *bytes, int64_t length) {
	struct entry entry = {kind, (uint32_t)fd, offset, length};
	struct iovec parts[2] = {{&entry, sizeof entry}, {(void *)bytes, (size_t)length}};
	pthread_mutex_lock(&lock);
	// A record with a gap proves nothing.
	if (writev(record, parts, length > 0 ? 2 : 1) != (ssize_t)(sizeof entry + length)) abort();
	pthread_mutex_unlock(&lock);
}

static int recorded(int fd) {
	return record >= 0 && fd >= 0 && fd < MOST_FILES && is_recorded[fd];
}

// The name in the folder, "" for the folder itself, NULL for anything else.
static const char *name_of(const char *path) {
	size_t length = folder ? strlen(folder) : 0;
	if (record < 0 || strncmp(path, folder, length) != 0) return NULL;
	if (path[length] == '\0') return "";
	return path[length] == '/' ? path + length + 1 : NULL;
}

static int opened(int fd, const char *path, int flags) {
	const char *name = name_of(path);
	if (fd < 0 || fd >= MOST_FILES || !name || strchr(name, '/')) return fd;
	is_recorded[fd] = 1;
	add('o', fd, 0, name, (int64_t)strlen(name));
	if (flags & O_TRUNC) add('t', fd, 0, NULL, 0);
	return fd;
}

#define MODE(flags) \
	mode_t mode = 0; \
	if ((flags) & O_CREAT) { \
		va_list rest; \
		va_start(rest, flags); \
		mode = va_arg(rest, mode_t); \
		va_end(rest); \
	}

int open(const char *path, int flags, ...) {
	MODE(flags)
	return opened(real_open(path, flags, mode), path, flags);
}

int open64(const char *path, int flags, ...) {
	MODE(flags)
	return opened(real_open(path, flags, mode), path, flags);
}

int openat(int directory, const char *path, int flags, ...) {
	MODE(flags)
	return opened(real_openat(directory, path, flags, mode), path, flags);
}

int close(int fd) {
	if (fd >= 0 && fd < MOST_FILES) is_recorded[fd] = 0;
	return real_close(fd);
}

int unlink(const char *path) {
	int result = real_unlink(path);
	const char *name = name_of(path);
	if (result == 0 && name) add('d', 0, 0, name, (int64_t)strlen(name));
	return result;
}

ssize_t write(int fd, const void *bytes, size_t length) {
	if (!recorded(fd)) return real_write(fd, bytes, length);
	off_t offset = lseek(fd, 0, SEEK_CUR);
	ssize_t written = real_write(fd, bytes, length);
	if (written > 0) add('w', fd, offset, bytes, written);
	return written;
}

static ssize_t write_at(int fd, const void *bytes, size_t length, off_t offset) {
	ssize_t written = real_pwrite(fd, bytes, length, offset);
	if (written > 0 && recorded(fd)) add('w', fd, offset, bytes, written);
	return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
	return write_at(fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
	return write_at(fd, bytes, length, offset);
}

static int truncated(int fd, off_t length) {
	int result = real_ftruncate(fd, length);
	if (result == 0 && recorded(fd)) add('t', fd, length, NULL, 0);
	return result;
}

int ftruncate(int fd, off_t length) {
	return truncated(fd, length);
}

int ftruncate64(int fd, off64_t length) {
	return truncated(fd, length);
}

int fsync(int fd) {
	int result = real_fsync(fd);
	if (result == 0 && recorded(fd)) add('s', fd, 0, NULL, 0);
	return result;
}

int fdatasync(int fd) {
	int result = real_fdatasync(fd);
	if (result == 0 && recorded(fd)) add('s', fd, 0, NULL, 0);
	return result;
}
