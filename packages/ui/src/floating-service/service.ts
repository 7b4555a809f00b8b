/** The kinds of customer service that the specification names. */
export const serviceTypes = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM 1', 'TELEGRAM 2', 'FACEBOOK'] as const
/** A kind of customer service. */
export type ServiceType = (typeof serviceTypes)[number]

export interface CustomerService {
  /** Its kind; an unknown one has the general icon. */
  csType: ServiceType | (string & {})
  /** What it is called, as the operator wrote it; shown as plain text. Empty: by its kind. */
  title: string
  /** Where it leads: a path of the site, or an address with https, mailto, tel or tg. */
  href: string
}

/** Whether an address of customer service is one that a page may lead to. */
export function isServiceAddress(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  try {
    return ['https:', 'mailto:', 'tel:', 'tg:'].includes(new URL(href).protocol)
  } catch {
    return false
  }
}
