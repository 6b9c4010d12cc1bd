//! The VFS: how SQLite opens and deletes files.

use std::ffi::{CStr, c_char, c_int};
use std::io;
use std::path::Path;
use std::sync::OnceLock;

use libsqlite3_sys as sys;

use crate::disk::{self, lock};
use crate::file::{Handle, LossyFile};

/// The system's own VFS, below this one.
struct System(*mut sys::sqlite3_vfs);

// SAFETY: SQLite itself uses the system's VFS from every thread, and it lives as long as the process.
unsafe impl Send for System {}
// SAFETY: as above.
unsafe impl Sync for System {}

static SYSTEM: OnceLock<System> = OnceLock::new();

fn system() -> *mut sys::sqlite3_vfs {
    SYSTEM.get().map_or(std::ptr::null_mut(), |system| system.0)
}

/// Tells SQLite of the VFS, once.
pub(crate) fn register() -> io::Result<()> {
    static REGISTERED: OnceLock<c_int> = OnceLock::new();
    let code = *REGISTERED.get_or_init(|| {
        // SAFETY: a null name asks for the default VFS; SQLite initialises itself if need be.
        let found = unsafe { sys::sqlite3_vfs_find(std::ptr::null()) };
        if found.is_null() {
            return sys::SQLITE_ERROR;
        }
        let below = SYSTEM.get_or_init(|| System(found)).0;
        // SAFETY: it is not null and never freed.
        let mut vfs = unsafe { *below };
        vfs.szOsFile += size_of::<LossyFile>() as c_int;
        vfs.pNext = std::ptr::null_mut();
        vfs.zName = NAME.as_ptr();
        vfs.xOpen = Some(open);
        vfs.xDelete = Some(delete);
        // SAFETY: the VFS is leaked, so it lives as long as the process, as SQLite asks; all its other methods are the
        // system's, which do not look at which VFS they are called for.
        unsafe { sys::sqlite3_vfs_register(Box::leak(Box::new(vfs)), 0) }
    });
    if code == sys::SQLITE_OK { Ok(()) } else { Err(io::Error::other(format!("SQLite: {code}"))) }
}

/// [`VFS`](crate::VFS) as SQLite wants it.
const NAME: &CStr = c"lossy";

/// Files that SQLite needs to find its way after a crash; their folder is synced with their first sync.
const JOURNALS: c_int = sys::SQLITE_OPEN_MAIN_JOURNAL | sys::SQLITE_OPEN_SUPER_JOURNAL | sys::SQLITE_OPEN_WAL;

/// Folder and name of a file.
///
/// # Safety
/// `name` is null or a C string.
unsafe fn path<'a>(name: *const c_char) -> Option<&'a Path> {
    if name.is_null() {
        return None;
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(name) }.to_str().ok().map(Path::new)
}

fn name_of(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

unsafe extern "C" fn open(
    _vfs: *mut sys::sqlite3_vfs,
    name: sys::sqlite3_filename,
    file: *mut sys::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives a file name or null.
    let path = unsafe { path(name) };
    let handle = path.and_then(|path| {
        let disk = disk::of(path)?;
        let is_new_journal = flags & sys::SQLITE_OPEN_CREATE != 0 && flags & JOURNALS != 0;
        let found = std::fs::read(path).ok();
        let mut state = lock(&disk);
        if state.read().is_err() {
            return Some(Err(sys::SQLITE_CANTOPEN));
        }
        if found.is_none() && flags & sys::SQLITE_OPEN_CREATE == 0 {
            return None;
        }
        let id = state.open(name_of(path)?, found);
        drop(state);
        Some(Ok(Handle { disk, id, syncs_folder: is_new_journal }))
    });
    let handle = match handle {
        Some(Err(code)) => {
            // SAFETY: SQLite gives room for `szOsFile` bytes; no methods mean that there is nothing to close.
            unsafe { (*file).pMethods = std::ptr::null() };
            return code;
        }
        Some(Ok(handle)) => Some(Box::new(handle)),
        None => None,
    };
    // SAFETY: SQLite gives room for `szOsFile` bytes, which is a `LossyFile` and a file of the system behind it.
    unsafe {
        let lossy = file.cast::<LossyFile>();
        let below = lossy.add(1).cast::<sys::sqlite3_file>();
        (*below).pMethods = std::ptr::null();
        let Some(open) = (*system()).xOpen else { return sys::SQLITE_ERROR };
        let code = open(system(), name, below, flags, out);
        LossyFile::init(lossy, handle, code == sys::SQLITE_OK);
        code
    }
}

unsafe extern "C" fn delete(_vfs: *mut sys::sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    // SAFETY: SQLite gives a file name.
    let path = unsafe { path(name) };
    let disk = path.and_then(disk::of);
    let mut state = disk.as_ref().map(lock);
    if let (Some(state), Some(name)) = (state.as_mut(), path.and_then(name_of))
        && state.delete(name).is_err()
    {
        return sys::SQLITE_IOERR_DELETE;
    }
    // SAFETY: the system's VFS is there, as this one was registered.
    let code = unsafe {
        let Some(delete) = (*system()).xDelete else { return sys::SQLITE_ERROR };
        delete(system(), name, if disk.is_some() { 0 } else { sync_folder })
    };
    if let Some(state) = state.as_mut().filter(|_| sync_folder != 0) {
        state.sync_folder();
    }
    code
}
