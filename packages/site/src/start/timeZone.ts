/** The zone that lies so many minutes east of Greenwich, as the formatters take it: `+07:00`. */
export function zoneOf(gmtOffsetMinutes: number): string {
  const minutes = Math.abs(gmtOffsetMinutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${gmtOffsetMinutes < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
