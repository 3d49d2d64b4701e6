/** Applies softmax in place. A `temperature` above 1 flattens the distribution (calibration). */
export function softmax(logits: Float32Array, temperature = 1): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of logits) if (score > most) most = score;
  let sum = 0;
  for (let c = 0; c < logits.length; c += 1) {
    const value = Math.exp(((logits[c] as number) - most) / temperature);
    logits[c] = value;
    sum += value;
  }
  for (let c = 0; c < logits.length; c += 1) logits[c] = (logits[c] as number) / sum;
  return logits;
}
