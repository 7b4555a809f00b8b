import { Inline, Link, type LinkTarget, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ServiceLinkProps {
  /** Where customer service is reached: an opaque address of the platform. */
  service: LinkTarget
}

/** The link to customer service, for visitors whom a form cannot help. */
export function ServiceLink({ service }: ServiceLinkProps) {
  const { t } = useLingui()
  return (
    <Inline space="xs" align="center">
      <Text as="span" size="sm" tone="muted">
        {t({ message: 'Need help?', context: 'before links to customer service' })}
      </Text>
      <Link {...service}>{t({ message: 'Contact customer service', context: 'link under a form' })}</Link>
    </Inline>
  )
}
