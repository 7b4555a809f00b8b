import { usePermission } from '@baize/site'
import type { LinkTarget } from '@baize/ui'

/** Where a visitor who cannot sign in reaches customer service: the brand's Telegram service, where it has one. */
export function useServiceLink(): LinkTarget | undefined {
  const { customerService } = usePermission()
  const found = customerService.find(({ csType }) => csType.startsWith('TELEGRAM'))
  return found && { href: found.path, external: true }
}
