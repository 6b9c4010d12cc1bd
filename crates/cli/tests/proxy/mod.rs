//! nginx with our samples of configuration, and connections to it over TLS.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use tokio::net::TcpSocket;

/// What the one who takes the samples replaces, and this test does: sample, text, and what it becomes.
type Replaced<'a> = &'a [(&'a str, String)];

/// A port that is free, and given to nobody else as long as this process lives: whoever names it may listen where a socket is bound
/// that doesn't listen.
pub fn free_port() -> u16 {
    let bound = TcpSocket::new_v4().unwrap();
    bound.set_reuseaddr(true).unwrap();
    bound.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let port = bound.local_addr().unwrap().port();
    std::mem::forget(bound);
    port
}

/// A running nginx; it ends when it is dropped.
pub struct Nginx {
    child: Child,
    folder: TempDir,
    pub http: u16,
    pub https: u16,
    /// What it has complained about.
    pub log: Arc<Mutex<Vec<String>>>,
}

/// Of which port the samples speak.
const UPSTREAM: &str = "http://127.0.0.1:7411;";

impl Nginx {
    /// games.example.org before the server at the first port, and example.org/tavern/ before that at the second.
    pub fn start(own_host: u16, sub_path: u16) -> Self {
        let folder = tempfile::tempdir().unwrap();
        // Started by the superuser, it works as somebody else, who has to get in.
        fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        certify(folder.path());
        let (http, https) = (free_port(), free_port());
        let at = |name: &str| folder.path().join(name).display().to_string();
        let certificates = [
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", at("certificate.pem")),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", at("key.pem")),
        ];
        let listen = [
            ("listen 80;", format!("listen 127.0.0.1:{http};")),
            ("listen [::]:80;", String::new()),
            ("listen 443 ssl http2;", format!("listen 127.0.0.1:{https} ssl http2;")),
            ("listen [::]:443 ssl http2;", String::new()),
            (UPSTREAM, format!("http://127.0.0.1:{own_host};")),
        ];
        let own_host = sample("own-host.conf", &[&certificates[..], &listen].concat());
        let sub_path = sample("sub-path.conf", &[(UPSTREAM, format!("http://127.0.0.1:{sub_path};"))]);
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {};", at(kind)))
            .join("\n");
        let (pid, certificate, key) = (at("pid"), at("certificate.pem"), at("key.pem"));
        // By the header X-Far a client of this test comes from elsewhere, as all of them come from this machine.
        let whole = format!(
            "daemon off;\nworker_processes 1;\npid {pid};\nerror_log stderr notice;\nevents {{ worker_connections 128; }}\n\
             http {{\naccess_log off;\n{temporary}\nset_real_ip_from 127.0.0.1;\nreal_ip_header X-Far;\n{own_host}\n\
             server {{\nlisten 127.0.0.1:{https} ssl http2;\nserver_name example.org;\n\
             ssl_certificate {certificate};\nssl_certificate_key {key};\n{sub_path}\n}}\n}}\n"
        );
        fs::write(folder.path().join("nginx.conf"), whole).unwrap();
        let mut child = Command::new(binary())
            .args(["-e", "stderr", "-p"])
            .arg(folder.path())
            .args(["-c", "nginx.conf"])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        let mut said = Vec::new();
        // It listens before it has anybody to work.
        while !said.last().is_some_and(|line: &String| line.contains("start worker process")) {
            said.push(lines.next().unwrap_or_else(|| panic!("nginx has ended: {said:#?}")));
        }
        let log = Arc::new(Mutex::new(Vec::new()));
        let keep = Arc::clone(&log);
        std::thread::spawn(move || {
            for line in lines
                .filter(|line| ["[error]", "[crit]", "[alert]", "[emerg]"].iter().any(|level| line.contains(level)))
            {
                keep.lock().unwrap().push(line);
            }
        });
        Self { child, folder, http, https, log }
    }

    /// An encrypted connection to this host, whose certificate is looked at.
    pub fn connect(&self, host: &str) -> Tls {
        let mut child = self
            .openssl(host)
            .args(["-quiet", "-alpn", "http/1.1", "-verify_return_error", "-verify_hostname", host])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Tls { child, to, from }
    }

    /// What is agreed upon with a client that knows HTTP/2.
    pub fn negotiated(&self, host: &str) -> String {
        let output = self.openssl(host).args(["-alpn", "h2,http/1.1"]).stdin(Stdio::null()).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.lines().find_map(|line| line.strip_prefix("ALPN protocol: ")).unwrap_or(&text).to_owned()
    }

    fn openssl(&self, host: &str) -> Command {
        let mut command = Command::new("openssl");
        command.args(["s_client", "-connect", &format!("127.0.0.1:{}", self.https), "-servername", host, "-CAfile"]);
        command.arg(self.folder.path().join("certificate.pem"));
        command
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Killed, it would leave its worker behind.
        kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        self.child.wait().unwrap();
    }
}

/// Where nginx is: found and, on Debian, installed by `cargo xtask test`.
fn binary() -> PathBuf {
    if let Some(named) = std::env::var_os("NGINX") {
        return named.into();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    let found = folders.map(|folder| folder.join("nginx")).find(|place| place.is_file());
    found.expect("nginx is missing: `sudo apt-get install nginx-light` (Debian), or set NGINX to its path")
}

/// A certificate that vouches for itself.
fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=games.example.org", "-addext", "subjectAltName=DNS:games.example.org,DNS:example.org"])
        .args(["-keyout", "key.pem", "-out", "certificate.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl is missing: `sudo apt-get install openssl` (Debian)");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// A sample as it is in the project, but for this.
fn sample(name: &str, replaced: Replaced<'_>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nginx").join(name);
    let mut text = fs::read_to_string(path).unwrap();
    for (old, new) in replaced {
        assert_eq!(text.matches(old).count(), 1, "{name}: {old}");
        text = text.replace(old, new);
    }
    text
}

/// An encrypted connection, by openssl's own client.
pub struct Tls {
    child: Child,
    to: ChildStdin,
    from: ChildStdout,
}

impl Read for Tls {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.from.read(bytes)
    }
}

impl Write for Tls {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

impl Drop for Tls {
    fn drop(&mut self) {
        // It has ended by itself if the other side has closed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
