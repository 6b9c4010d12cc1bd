//! Open files: reading and locking as the system does it, changes on record.

use std::ffi::{c_int, c_void};

use libsqlite3_sys as sys;

use crate::disk::{Shared, lock};
use crate::state::{Change, FileId};

/// An open file of a disk.
pub(crate) struct Handle {
    pub(crate) disk: Shared,
    pub(crate) id: FileId,
    /// Whether the next sync makes the folder durable, too.
    pub(crate) syncs_folder: bool,
}

/// What SQLite holds; the system's file lies right behind it.
#[repr(C)]
pub(crate) struct LossyFile {
    base: sys::sqlite3_file,
    /// Null for files that lie on no disk, such as temporary ones.
    handle: *mut Handle,
}

impl LossyFile {
    /// # Safety
    /// `file` points to room for it.
    pub(crate) unsafe fn init(file: *mut Self, handle: Option<Box<Handle>>, is_open: bool) {
        let (methods, handle) = match handle {
            _ if !is_open => (std::ptr::null(), std::ptr::null_mut()),
            None => (&raw const METHODS, std::ptr::null_mut()),
            Some(handle) => (&raw const METHODS, Box::into_raw(handle)),
        };
        // SAFETY: as the caller promises.
        unsafe { file.write(Self { base: sys::sqlite3_file { pMethods: methods }, handle }) };
    }
}

/// Calls the system's method of the same name.
macro_rules! below {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        // SAFETY: SQLite calls methods of files that `open` has opened, and the system's file lies behind ours.
        unsafe {
            let below = $file.cast::<LossyFile>().add(1).cast::<sys::sqlite3_file>();
            match (*(*below).pMethods).$method {
                Some(method) => method(below $(, $argument)*),
                None => sys::SQLITE_IOERR,
            }
        }
    }};
}

/// The handle of a file, if it lies on a disk.
///
/// # Safety
/// SQLite has the file open and calls nothing else of it meanwhile.
unsafe fn handle<'a>(file: *mut sys::sqlite3_file) -> Option<&'a mut Handle> {
    // SAFETY: as the caller promises; the handle is freed in `close` only.
    unsafe { (*file.cast::<LossyFile>()).handle.as_mut() }
}

unsafe extern "C" fn close(file: *mut sys::sqlite3_file) -> c_int {
    let code = below!(file, xClose);
    // SAFETY: it came from a box, and SQLite closes a file once.
    unsafe {
        let handle = &mut (*file.cast::<LossyFile>()).handle;
        if !handle.is_null() {
            drop(Box::from_raw(*handle));
            *handle = std::ptr::null_mut();
        }
    }
    code
}

unsafe extern "C" fn read(
    file: *mut sys::sqlite3_file,
    to: *mut c_void,
    amount: c_int,
    at: sys::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite's contract.
    if unsafe { handle(file) }.is_some_and(|handle| lock(&handle.disk).read().is_err()) {
        return sys::SQLITE_IOERR_READ;
    }
    below!(file, xRead, to, amount, at)
}

unsafe extern "C" fn write(
    file: *mut sys::sqlite3_file,
    from: *const c_void,
    amount: c_int,
    at: sys::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite's contract.
    let Some(handle) = (unsafe { handle(file) }) else { return below!(file, xWrite, from, amount, at) };
    let (Ok(size), Ok(place)) = (usize::try_from(amount), usize::try_from(at)) else { return sys::SQLITE_IOERR_WRITE };
    // SAFETY: SQLite gives `amount` bytes.
    let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), size) }.to_vec();
    let mut state = lock(&handle.disk);
    if state.write(handle.id, Change::Write { at: place, bytes }).is_err() {
        return sys::SQLITE_IOERR_WRITE;
    }
    below!(file, xWrite, from, amount, at)
}

unsafe extern "C" fn truncate(file: *mut sys::sqlite3_file, size: sys::sqlite3_int64) -> c_int {
    // SAFETY: SQLite's contract.
    let Some(handle) = (unsafe { handle(file) }) else { return below!(file, xTruncate, size) };
    let Ok(length) = usize::try_from(size) else { return sys::SQLITE_IOERR_TRUNCATE };
    let mut state = lock(&handle.disk);
    if state.write(handle.id, Change::Truncate(length)).is_err() {
        return sys::SQLITE_IOERR_TRUNCATE;
    }
    below!(file, xTruncate, size)
}

unsafe extern "C" fn sync(file: *mut sys::sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite's contract.
    let Some(handle) = (unsafe { handle(file) }) else { return below!(file, xSync, flags) };
    let mut state = lock(&handle.disk);
    if state.sync(handle.id).is_err() {
        return sys::SQLITE_IOERR_FSYNC;
    }
    if std::mem::take(&mut handle.syncs_folder) {
        state.sync_folder();
    }
    // The system's own disk need not know.
    sys::SQLITE_OK
}

unsafe extern "C" fn file_size(file: *mut sys::sqlite3_file, size: *mut sys::sqlite3_int64) -> c_int {
    below!(file, xFileSize, size)
}

unsafe extern "C" fn lock_file(file: *mut sys::sqlite3_file, level: c_int) -> c_int {
    below!(file, xLock, level)
}

unsafe extern "C" fn unlock_file(file: *mut sys::sqlite3_file, level: c_int) -> c_int {
    below!(file, xUnlock, level)
}

unsafe extern "C" fn check_lock(file: *mut sys::sqlite3_file, out: *mut c_int) -> c_int {
    below!(file, xCheckReservedLock, out)
}

unsafe extern "C" fn file_control(file: *mut sys::sqlite3_file, what: c_int, argument: *mut c_void) -> c_int {
    below!(file, xFileControl, what, argument)
}

unsafe extern "C" fn sector_size(file: *mut sys::sqlite3_file) -> c_int {
    below!(file, xSectorSize)
}

unsafe extern "C" fn characteristics(file: *mut sys::sqlite3_file) -> c_int {
    below!(file, xDeviceCharacteristics)
}

unsafe extern "C" fn shm_map(
    file: *mut sys::sqlite3_file,
    page: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    below!(file, xShmMap, page, size, extend, out.cast())
}

unsafe extern "C" fn shm_lock(file: *mut sys::sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    below!(file, xShmLock, offset, count, flags)
}

unsafe extern "C" fn shm_barrier(file: *mut sys::sqlite3_file) {
    // SAFETY: as in `below!`.
    unsafe {
        let below = file.cast::<LossyFile>().add(1).cast::<sys::sqlite3_file>();
        if let Some(barrier) = (*(*below).pMethods).xShmBarrier {
            barrier(below);
        }
    }
}

unsafe extern "C" fn shm_unmap(file: *mut sys::sqlite3_file, delete: c_int) -> c_int {
    below!(file, xShmUnmap, delete)
}

/// Version 2: what is shared in memory is passed on, as no disk ever has it; files can't be mapped.
static METHODS: sys::sqlite3_io_methods = sys::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock_file),
    xUnlock: Some(unlock_file),
    xCheckReservedLock: Some(check_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};
