import { product, runningProduct } from './product.ts'

/** The sandbox's popups, by who reads them. */
const sandboxPopups = {
  user: ['popup-member', 'popup-first'],
  anonymous: ['popup-visitor'],
} as const

/** What a browser has kept in which every announcement was closed for good: journeys about something else begin so. */
export function announcementsClosed() {
  const origins = runningProduct() ? [new URL(product().urls.member).origin] : []
  return {
    cookies: [],
    origins: origins.map((origin) => ({
      origin,
      localStorage: Object.entries(sandboxPopups).map(([reader, ids]) => ({
        name: `baize.announcements.${reader}`,
        value: JSON.stringify(ids),
      })),
    })),
  }
}
