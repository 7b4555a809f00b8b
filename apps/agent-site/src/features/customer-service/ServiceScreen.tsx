import { usePermission, useSession } from '@baize/site'
import { Card, CopyField, EmptyState, Heading, LinkButton, Stack, Text } from '@baize/ui'
import { ExternalIcon, SendIcon, ServiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from './ServiceScreen.css.ts'

/** The ways to customer service, and what it will require. */
export function ServiceScreen() {
  const { t } = useLingui()
  const { customerService } = usePermission()
  const { member } = useSession()
  const about = (csType: string) =>
    csType === 'LIVECHAT'
      ? t`Chat live with our team.`
      : t`Leave a message. The reply appears in the same conversation.`
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Customer service', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">{t`Help with deposits, withdrawals, contracts and questions from your team.`}</Text>
      </Stack>
      {customerService.length === 0 ? (
        <EmptyState title={t`Customer service is unavailable right now`} icon={<ServiceIcon size={32} />}>
          {t`Try again later.`}
        </EmptyState>
      ) : (
        <ul className={css.ways}>
          {customerService.map(({ csType, title, path }) => (
            <Card key={csType} as="li" padding="lg">
              <Stack space="sm" align="start">
                <span className={css.icon} aria-hidden>
                  {csType === 'LIVECHAT' ? <ServiceIcon size="24px" /> : <SendIcon size="24px" />}
                </span>
                <Heading level={2} size="group">
                  {title}
                </Heading>
                <Text size="sm" tone="muted">
                  {about(csType)}
                </Text>
                <LinkButton href={path} external iconEnd={<ExternalIcon size={16} />}>
                  {t({ message: `Open ${title}`, context: 'button: opens a way to customer service' })}
                </LinkButton>
              </Stack>
            </Card>
          ))}
        </ul>
      )}
      {member && (
        <Card as="section">
          <CopyField
            label={t({ message: 'Your account (for customer service)', context: 'label of a field to copy' })}
            value={member.account}
          />
        </Card>
      )}
    </Stack>
  )
}
