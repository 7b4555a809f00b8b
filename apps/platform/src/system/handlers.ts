import { type Handlers, Refusal } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { serviceEntries } from './customer-service.ts'

async function statusOf({ status }: Platform, ip: string, now: Date) {
  const { status: code, message, until } = await status.read()
  return { status: code, ip, message, until: until?.toISOString() ?? null, now: now.toISOString() }
}

export const systemHandlers: Pick<
  Handlers,
  'systemStatus' | 'permission' | 'encryptionKeys' | 'registerSettings' | 'sandboxStatus'
> = {
  systemStatus: (_request, { platform, ip, now }) => statusOf(platform, ip, now()),

  async permission(_request, { platform, ip, now, settings }) {
    const { brand } = settings
    return {
      ...(await statusOf(platform, ip, now())),
      merchantCode: brand.merchantCode,
      brandName: brand.name,
      currency: brand.currency,
      currencySymbol: brand.currencySymbol,
      gmtOffsetMinutes: brand.gmtOffsetMinutes,
      languages: [...brand.languages],
      defaultLanguage: brand.defaultLanguage,
      minimumAge: brand.minimumAge,
      policyProfile: brand.policyProfile,
      switches: { ...brand.switches },
      customerService: serviceEntries(platform),
      sandbox: settings.sandbox,
    }
  },

  async encryptionKeys(_request, { platform, now }) {
    return { keys: await platform.keys.published(), now: now().toISOString() }
  },

  async registerSettings(_request, { settings }) {
    return {
      rules: { ...settings.registerRules },
      termsVersion: settings.brand.termsVersion,
      termsTicked: settings.brand.policyProfile === 'standard',
      minimumAge: settings.brand.minimumAge,
    }
  },

  async sandboxStatus({ body }, { platform, settings, now }) {
    if (!settings.sandbox) throw new Refusal('forbidden')
    const until = body.minutes === undefined ? null : new Date(now().getTime() + body.minutes * 60_000)
    await platform.status.write({ status: body.status, message: body.message, until }, now())
    return {}
  },
}
