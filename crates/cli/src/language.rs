//! The languages of `locales/languages.toml`, which the build embeds.

use std::fmt;

use clap::builder::PossibleValue;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the locale files exist in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// All of them, in the order of `locales/languages.toml`.
    pub const ALL: [Self; LANGUAGES.len()] = {
        let mut all = [Self::ENGLISH; LANGUAGES.len()];
        let mut place = 0;
        while place < all.len() {
            all[place] = Self(place);
            place += 1;
        }
        all
    };

    /// The one that is spoken where no other is asked for.
    pub const ENGLISH: Self = Self(ENGLISH);

    /// Its tag, which is also the name of its folder: `de`, `pt-BR`.
    #[must_use]
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    pub(crate) fn files(self) -> &'static Files {
        &LANGUAGES[self.0].1
    }

    /// The language of a locale such as `de_AT.UTF-8`, if there is one: that of the same country if it can be had.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::of_locale_among(locale, &Self::ALL.map(Self::code)).map(Self)
    }

    fn of_locale_among(locale: &str, tags: &[&str]) -> Option<usize> {
        let whole = locale.split(['.', '@']).next()?.replace('_', "-");
        let plain = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let same = tags.iter().position(|tag| tag.eq_ignore_ascii_case(&whole));
        same.or_else(|| tags.iter().position(|tag| plain(tag) == plain(&whole)))
    }

    /// The language of the surroundings, by `LC_ALL`, `LC_MESSAGES` and `LANG`; English if they name none of ours.
    #[must_use]
    pub fn of_surroundings() -> Self {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.and_then(|locale| Self::of_locale(&locale)).unwrap_or(Self::ENGLISH)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl clap::ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        let code = |locale| Language::of_locale(locale).map(Language::code);
        assert_eq!(code("de_AT.UTF-8"), Some("de"));
        assert_eq!(code("ru"), Some("ru"));
        assert_eq!(code("C.UTF-8"), None);
    }

    #[test]
    fn the_same_country_comes_before_the_same_language() {
        let tags = ["en", "pt", "pt-BR", "zh-TW"];
        let found = |locale| Language::of_locale_among(locale, &tags).map(|place| tags[place]);
        assert_eq!(found("pt_BR.UTF-8"), Some("pt-BR"));
        assert_eq!(found("pt_PT@euro"), Some("pt"));
        assert_eq!(found("zh_CN"), Some("zh-TW"));
        assert_eq!(found(""), None);
    }

    #[test]
    fn every_language_of_the_list_is_there_once() {
        let list: toml::Table = include_str!("../../../locales/languages.toml").parse().unwrap();
        let mut tags: Vec<_> = Language::ALL.map(Language::code).into();
        assert_eq!(Language::ENGLISH.code(), "en");
        tags.sort_unstable();
        assert!(tags.iter().eq(list.keys()), "{tags:?} {list:?}");
    }
}
