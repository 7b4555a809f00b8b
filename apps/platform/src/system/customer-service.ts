import type { Platform } from '../platform.ts'
import type { CustomerService } from './brandService.ts'

/** The prefix of customer service's opaque paths. */
export const servicePath = '/wps/service/'

const opaqueId = ({ secrets }: Platform, service: CustomerService): string =>
  secrets.mark('customer-service', `${service.csType}:${service.url}`).slice(0, 22)

/** The brand's contacts, after what this process answers itself unless the brand has such a contact of its own. */
function servicesOf({ settings, counterparts }: Platform): readonly CustomerService[] {
  const own = settings.brand.customerService
  const { customerService } = counterparts
  if (!customerService || own.some(({ csType }) => csType === customerService.csType)) return own
  const { path, ...service } = customerService
  return [{ ...service, url: `${settings.publicUrls.platform}${path}` }, ...own]
}

/** Customer service as a page may know it: a path of ours, never the real address. */
export function serviceEntries(platform: Platform, language: string) {
  return servicesOf(platform).map((service) => ({
    csType: service.csType,
    title: service.titles[language] ?? service.title,
    path: `${servicePath}${opaqueId(platform, service)}`,
  }))
}

/** The real address behind a path. */
export function serviceAddress(platform: Platform, id: string): string | null {
  return servicesOf(platform).find((entry) => opaqueId(platform, entry) === id)?.url ?? null
}
