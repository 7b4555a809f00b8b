/**
 * How a language writes numbers, read off Node's Intl (CLDR).
 * @returns {[group: string, decimal: string, furtherGroup: number, minimumGrouping: number, minus: string, number: string, percent: string, amount: string]}
 *   `number`, `percent` and `amount` are patterns of `-` (the sign), `0` (the digits), `%` and `¤` (the symbol).
 */
export function numberShape(tag) {
  const parts = (options, value) => new Intl.NumberFormat(`${tag}-u-nu-latn`, options).formatToParts(value)
  const text = (list, type) => list.find((part) => part.type === type)?.value ?? ''
  const long = parts({}, -1234567.5)
  const integers = long.filter((part) => part.type === 'integer').map((part) => part.value.length)
  return [
    text(long, 'group'),
    text(long, 'decimal'),
    integers.at(-2),
    parts({}, 1234).some((part) => part.type === 'group') ? 1 : 2,
    text(long, 'minusSign'),
    pattern(long),
    pattern(parts({ style: 'percent' }, -0.12)),
    // The order of an amount, without CLDR's own direction marks: `formatAmount` isolates the whole instead.
    pattern(parts({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }, -5)).replace(
      /[\u200e\u200f]/g,
      '',
    ),
  ]
}

function pattern(parts) {
  let out = ''
  for (const part of parts) {
    if (part.type === 'minusSign') out += '-'
    else if (part.type === 'percentSign') out += part.value
    else if (part.type === 'currency') out += '¤'
    else if (part.type === 'literal') out += part.value
    else if (!out.includes('0')) out += '0'
  }
  return out
}
