import { loadViewMessages } from '@baize/account'
import { liveModels } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { useApiQuery, usePermission, useSession, useTitle } from '@baize/site'
import { Columns, EmptyState, Heading, LinkButton, Stack, Text } from '@baize/ui'
import { ServiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { Talk } from './ChatWindow.tsx'
import { loadMessages } from './messages.ts'
import { Partners } from './Partners.tsx'
import { type Partner, partnerIn, searchOf } from './partner.ts'

const load = joinMessages(loadViewMessages, loadMessages)

/** The chat room: customer service, and the dealers at the live tables. Off where the brand has no chat. */
export function Chat() {
  return (
    <LanguageSection load={load}>
      <Room />
    </LanguageSection>
  )
}
Chat.words = load

function Room() {
  const { t } = useLingui()
  const { brandName, resources } = usePermission()
  const [search, setSearch] = useSearchParams()
  const origins = (resources.CHAT ?? []).map(({ url }) => url)
  const models = useApiQuery(liveModels, {}, { enabled: origins.length > 0, ofSession: false })
  const title = t({ message: 'Chat room', context: 'page title' })
  const { signedIn, member, trial } = useSession()
  const mayEnterRoom = member !== undefined && !trial
  const wanted = partnerIn(search)
  const model =
    typeof wanted === 'string'
      ? undefined
      : models.data?.models.find(({ modelId }) => modelId === wanted.modelId)
  // The chat room is for members, and an id may be unknown: customer service is for everyone.
  const chosen: Partner = wanted === 'room' ? (mayEnterRoom ? 'room' : 'service') : model ? wanted : 'service'
  const settled =
    wanted === 'room'
      ? !signedIn || member !== undefined
      : wanted === 'service' || models.data !== undefined || models.error !== null
  const talk = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // On a phone the conversation is below the list of partners.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is chosen.
  useEffect(() => {
    if (isPressed.current) talk.current?.scrollIntoView({ block: 'nearest' })
    isPressed.current = false
  }, [search])
  useTitle(title, brandName)
  if (origins.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={<ServiceIcon />}
        title={t`The chat room is closed`}
        action={<LinkButton href={paths.home}>{t`Go to the home page`}</LinkButton>}
      >
        {t`You can reach customer service from the site menu.`}
      </EmptyState>
    )
  }
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Chat with customer service, live table hosts and other members. Never share your password.`}</Text>
      </Stack>
      <Columns template="1/2" space="lg" collapseBelow="desktop" alignY="start">
        <Partners
          read={models}
          room={mayEnterRoom}
          chosen={chosen}
          onChoose={(partner) => {
            isPressed.current = true
            setSearch(searchOf(partner))
          }}
        />
        <div ref={talk}>
          {settled && (
            <Talk
              key={JSON.stringify(chosen)}
              partner={chosen}
              name={
                model?.displayName ??
                (chosen === 'room'
                  ? t({ message: 'Everyone', context: 'who one chats with: all members, in one room' })
                  : t({ message: 'Customer service', context: 'who one chats with' }))
              }
              lang={model?.language}
              origins={origins}
            />
          )}
        </div>
      </Columns>
    </Stack>
  )
}
