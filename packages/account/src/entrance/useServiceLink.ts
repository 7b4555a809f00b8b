import { usePermission } from '@baize/site'
import type { LinkTarget } from '@baize/ui'

/** Where somebody who cannot get in finds people: the brand's Telegram service, where it has one. */
export function useServiceLink(): LinkTarget | undefined {
  const { customerService } = usePermission()
  const found = customerService.find(({ csType }) => csType.startsWith('TELEGRAM'))
  return found && { href: found.path, external: true }
}
