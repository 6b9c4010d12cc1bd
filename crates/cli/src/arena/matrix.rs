//! As much linear algebra as intervals need.

/// A square matrix, row by row.
pub(super) type Matrix = Vec<Vec<f64>>;

/// The inverse, by Gauss and Jordan with the largest pivot of a column; none if there is no telling.
pub(super) fn inverse(mut matrix: Matrix) -> Option<Matrix> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|column| f64::from(u8::from(row == column))).collect();
    let mut inverse: Matrix = (0..size).map(unit).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let divisor = matrix[column][column];
        if divisor.abs() < 1e-12 {
            return None;
        }
        for side in [&mut matrix, &mut inverse] {
            side[column].iter_mut().for_each(|value| *value /= divisor);
        }
        for row in (0..size).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for side in [&mut matrix, &mut inverse] {
                let pivot = side[column].clone();
                side[row].iter_mut().zip(pivot).for_each(|(value, pivot)| *value -= factor * pivot);
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let inverse = inverse(vec![vec![0.0, 2.0], vec![4.0, 2.0]]).unwrap();
        assert_eq!(inverse, [[-0.25, 0.25], [0.5, 0.0]]);
    }

    #[test]
    fn a_singular_matrix_has_no_inverse() {
        assert_eq!(inverse(vec![vec![1.0, 2.0], vec![2.0, 4.0]]), None);
    }
}
