/** A week of an agent's team, for stories. */
export const week = ['15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov']
export const deposits = {
  id: 'deposits',
  label: 'Deposits',
  values: ['1200.00', '1450.50', '980.00', '1720.25', '2010.00', '1890.75', '2240.00'],
}
export const withdrawals = {
  id: 'withdrawals',
  label: 'Withdrawals',
  values: ['700.00', '820.00', '1100.00', '640.00', '910.00', '1250.00', '870.00'],
}
export const rebates = {
  id: 'rebates',
  label: 'Rebates',
  values: ['120.00', '130.00', '95.00', '160.00', '180.00', '175.00', '210.00'],
}
/** So many series over so many days, the same ones each time. */
export function manySeries(count: number, days: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: `series-${place}`,
    label: `Category ${place + 1}`,
    values: Array.from({ length: days }, (_, day) =>
      String(200 * (place + 1) + (((day + 2) * (place + 3) * 7919) % 400)),
    ),
  }))
}
/** So many days by number. */
export function days(count: number): string[] {
  return Array.from({ length: count }, (_, day) => `Day ${day + 1}`)
}
