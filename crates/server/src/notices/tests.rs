//! Where notices may go, as a table of cases and as a law.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use proptest::prelude::*;

use super::Refused;
use super::guard::{Guard, is_public};

fn guard(allow: &[&str]) -> Guard {
    let allow = allow.iter().map(|allowed| allowed.parse().unwrap()).collect();
    Guard::new(allow, "https://games.example.org", "5.6.7.8:443".parse().unwrap())
}

#[test]
fn addresses_are_judged_by_their_looks() {
    let guard = guard(&["10.0.0.9:8080", "hooks.lan:80"]);
    for good in [
        "https://hooks.example.org/x?y=z",
        "https://hooks.example.org:8443/",
        "https://93.184.216.34/",
        "https://[2606:4700::1111]/",
        "http://10.0.0.9:8080/hook",
        "http://hooks.lan/hook",
        "http://0xa.9:8080/hook",
    ] {
        assert!(guard.look_at(good).is_ok(), "{good}");
    }
    for forbidden in [
        "http://hooks.example.org/",
        "https://hooks.example.org:80/",
        "https://hooks.example.org:25/",
        "https://games.example.org/api",
        "https://GAMES.example.org./api",
        "https://5.6.7.8/",
        "https://[::ffff:5.6.7.8]/",
        "https://localhost/",
        "https://x.localhost./",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0177.0.0.1/",
        "https://10.0.0.9/",
        "https://10.0.0.9:8081/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::]/",
        "https://[fd00::1]/",
        "https://[fe80::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[64:ff9b::808:808]/",
        "https://[2002:7f00:1::]/",
        "https://[2001:0:7f00:1::]/",
    ] {
        assert_eq!(guard.look_at(forbidden).err(), Some(Refused::Forbidden), "{forbidden}");
    }
    for malformed in [
        "",
        "hooks.example.org",
        "ftp://a.example/",
        "mailto:a@b",
        "https://",
        "https://u:p@a.example/",
        "https://u@a.example/",
        "https://a.example/ x",
    ] {
        assert_eq!(guard.look_at(malformed).err(), Some(Refused::Malformed), "{malformed}");
    }
}

#[tokio::test]
async fn a_name_is_judged_by_where_it_leads() {
    // This one leads to this machine wherever the machine is.
    let own = |allow: &[&str]| guard(allow).look_at("https://localhost:8443/").ok();
    assert!(own(&[]).is_none());
    let target = own(&["localhost:8443"]).unwrap();
    assert!(guard(&[]).resolve(&target).await.is_ok(), "whoever is allowed by name may lead anywhere");
    let strict = guard(&[]);
    let named = strict.look_at("https://ip6-localhost:8443/").unwrap();
    let found = strict.resolve(&named).await;
    assert!(found.is_err() || found.is_ok_and(|found| found.is_empty()));
}

fn v4(a: u8, b: u8, c: u8, d: u8) -> Ipv4Addr {
    Ipv4Addr::new(a, b, c, d)
}

/// Any address of a block that is nobody's in public.
fn hidden_4() -> impl Strategy<Value = Ipv4Addr> {
    prop_oneof![
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(10, b, c, d)),
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(127, b, c, d)),
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(0, b, c, d)),
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(100, 64 + b % 64, c, d)),
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(172, 16 + b % 16, c, d)),
        any::<[u8; 2]>().prop_map(|[c, d]| v4(192, 168, c, d)),
        any::<[u8; 2]>().prop_map(|[c, d]| v4(169, 254, c, d)),
        any::<[u8; 3]>().prop_map(|[b, c, d]| v4(198, 18 + b % 2, c, d)),
        any::<u8>().prop_map(|d| v4(192, 0, 2, d)),
        any::<u8>().prop_map(|d| v4(198, 51, 100, d)),
        any::<u8>().prop_map(|d| v4(203, 0, 113, d)),
        any::<[u8; 4]>().prop_map(|[a, b, c, d]| v4(224 + a % 32, b, c, d)),
    ]
}

/// An address of IPv6 that holds one of IPv4.
fn holding(address: Ipv4Addr) -> [Ipv6Addr; 5] {
    let bits = u128::from(address.to_bits());
    let at = |prefix: u128, shift: u32| Ipv6Addr::from_bits(prefix | (bits << shift));
    [at(0xffff << 32, 0), at(0, 0), at(0x0064_ff9b << 96, 0), at(0x2002 << 112, 80), at((0x2001 << 112) | (1 << 64), 0)]
}

proptest! {
    #[test]
    fn no_hidden_address_is_sent_to_in_any_form(address in hidden_4()) {
        let guard = guard(&[]);
        prop_assert!(!is_public(IpAddr::V4(address)));
        for written in [format!("https://{}/", address.to_bits()), format!("https://{address}/")] {
            prop_assert!(guard.look_at(&written).is_err(), "{}", written);
        }
        for held in holding(address) {
            let written = format!("https://[{held}]/");
            prop_assert!(!is_public(IpAddr::V6(held)) && guard.look_at(&written).is_err(), "{}", held);
        }
    }

    #[test]
    fn nothing_outside_the_public_block_of_ipv6_is_sent_to(bits in any::<u128>()) {
        let hidden = Ipv6Addr::from_bits(bits);
        prop_assume!(bits >> 125 != 1);
        prop_assert!(!is_public(IpAddr::V6(hidden)), "{}", hidden);
    }

    #[test]
    fn what_std_calls_special_is_never_public(bits in any::<u32>()) {
        let address = Ipv4Addr::from_bits(bits);
        let special = address.is_private() || address.is_loopback() || address.is_link_local() || address.is_multicast()
            || address.is_documentation() || address.is_unspecified() || address.is_broadcast();
        prop_assert!(!(special && is_public(IpAddr::V4(address))), "{}", address);
    }
}

#[test]
fn public_addresses_are_public() {
    for address in [
        "1.1.1.1",
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.0",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "2606:4700::1",
        "2a00::1",
        "2001:200::1",
        "2003::1",
    ] {
        assert!(is_public(address.parse().unwrap()), "{address}");
    }
}
