import type { Platform } from '../platform.ts'
import type { CustomerService } from './brandService.ts'

/** The prefix of customer service's opaque paths. */
export const servicePath = '/wps/service/'

const opaqueId = ({ secrets }: Platform, service: CustomerService): string =>
  secrets.mark('customer-service', `${service.csType}:${service.url}`).slice(0, 22)

/** Customer service as a page may know it: a path of ours, never the real address. */
export function serviceEntries(platform: Platform, language: string) {
  return platform.settings.brand.customerService.map((service) => ({
    csType: service.csType,
    title: service.titles[language] ?? service.title,
    path: `${servicePath}${opaqueId(platform, service)}`,
  }))
}

/** The real address behind a path; the platform's own service page where none is set. */
export function serviceAddress(platform: Platform, id: string): string | null {
  const service = platform.settings.brand.customerService.find((entry) => opaqueId(platform, entry) === id)
  if (!service) return null
  return service.url || `${platform.settings.publicUrls.platform}/service`
}
