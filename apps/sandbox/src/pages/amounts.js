/** Amounts on the game pages: decimal strings in, exact integers inside, two decimals on the screen. Never floats. */
export function units(amount) {
  const [whole, decimals = ''] = amount.split('.')
  const size = BigInt(whole.replace('-', '')) * 10000n + BigInt(decimals.padEnd(4, '0') || '0')
  return amount.startsWith('-') ? -size : size
}

/**
 * `12345.6789` becomes `$12,345.67`, and `12,345.67$` in Khmer, as around the game: cut, never rounded up, so that no more
 * is shown than can be spent.
 */
export function shown(amount, symbol, language) {
  const size = units(amount)
  const cents = (size < 0n ? -size : size) / 100n
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const digits = `${whole}.${(cents % 100n).toString().padStart(2, '0')}`
  return `${size < 0n && cents > 0n ? '-' : ''}${language === 'km' ? digits + symbol : symbol + digits}`
}
