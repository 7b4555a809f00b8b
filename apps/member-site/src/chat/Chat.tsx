import { loadViewMessages, usePermission, useRead, useTitle } from '@baize/account'
import { liveModels } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Columns, EmptyState, Heading, LinkButton, Stack, Text } from '@baize/ui'
import { ServiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../app/paths.ts'
import { loadMessages } from './messages.ts'
import { Partners } from './Partners.tsx'
import { Talk } from './Talk.tsx'

const load = joinMessages(loadViewMessages, loadMessages)

/** The chat room: customer service, and who is at the live tables. Off where the brand has no chat. */
export function Chat() {
  return (
    <LanguageSection load={load}>
      <Room />
    </LanguageSection>
  )
}

function Room() {
  const { t } = useLingui()
  const { brandName, resources } = usePermission()
  const [search, setSearch] = useSearchParams()
  const origins = (resources.CHAT ?? []).map(({ url }) => url)
  const models = useRead(liveModels, {}, { enabled: origins.length > 0, ofSession: false })
  const title = t({ message: 'Chat room', context: 'page title' })
  const chosen = models.data?.models.find(({ modelId }) => modelId === search.get('with'))
  useTitle(title, brandName)
  if (origins.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={<ServiceIcon />}
        title={t`The chat room is closed`}
        action={<LinkButton href={paths.home}>{t`Go to the home page`}</LinkButton>}
      >
        {t`Customer service is in the menu of the site.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="lg">
      <Stack space="xxs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Talk with customer service, or with the people at the live tables. Never tell anybody your password.`}</Text>
      </Stack>
      <Columns template="1/2" space="lg" collapseBelow="desktop" alignY="start">
        <Partners
          read={models}
          chosen={chosen?.modelId}
          onChoose={(id) => setSearch(id === undefined ? {} : { with: id })}
        />
        {(!search.has('with') || models.data !== undefined || models.error) && (
          <Talk
            key={chosen?.modelId ?? 'service'}
            modelId={chosen?.modelId}
            name={chosen?.displayName ?? t({ message: 'Customer service', context: 'who one chats with' })}
            lang={chosen?.language}
            origins={origins}
          />
        )}
      </Columns>
    </Stack>
  )
}
