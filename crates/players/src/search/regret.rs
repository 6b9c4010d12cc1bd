//! Regret matching.

/// Makes probabilities in proportion to positive regrets; equal ones if no regret is positive.
///
/// Both slices have one number for each action; nothing is done for no action.
#[inline]
pub fn match_regrets(regrets: &[f64], probabilities: &mut [f64]) {
    let sum: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    if sum > 0.0 {
        let scale = 1.0 / sum;
        for (probability, regret) in probabilities.iter_mut().zip(regrets) {
            *probability = regret.max(0.0) * scale;
        }
    } else {
        let equal = 1.0 / regrets.len() as f64;
        probabilities[..regrets.len()].fill(equal);
    }
}

#[cfg(test)]
mod tests {
    use super::match_regrets;

    #[test]
    fn what_was_not_done_is_done_in_proportion_to_the_regret() {
        let mut probabilities = [0.0; 3];
        match_regrets(&[3.0, -1.0, 1.0], &mut probabilities);
        assert_eq!(probabilities, [0.75, 0.0, 0.25]);
        match_regrets(&[0.0, -1.0, -5.0], &mut probabilities);
        assert_eq!(probabilities, [1.0 / 3.0; 3]);
    }
}
