//! What was measured in many games.

/// The mean and its standard error; of two numbers at least.
pub(crate) fn mean(numbers: &[f64]) -> String {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    format!("{mean:.2} (standard error {:.2})", (squares / (count - 1.0) / count).sqrt())
}
