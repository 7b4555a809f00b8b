import { loadViewMessages } from '@baize/account'
import { envelopeRains } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import { Columns, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { loadMessages } from './messages.ts'
import { Next } from './Next.tsx'
import { Past } from './Past.tsx'
import { Running } from './Running.tsx'

const load = joinMessages(loadViewMessages, loadMessages)

/** Red envelopes: the rain that is on, the next one, and those of the last day. */
export function Envelopes() {
  return (
    <LanguageSection load={load}>
      <MemberRoom>
        <Room />
      </MemberRoom>
    </LanguageSection>
  )
}
Envelopes.words = load

function Room() {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const read = useApiQuery(envelopeRains, {}, { every: 15_000 })
  const title = t({ message: 'Red envelopes', context: 'page title' })
  useTitle(title, brandName)
  const again = () => void read.refetch()
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Red envelopes rain at set times. Each account can open one per rain, and the money goes straight to your balance.`}</Text>
      </Stack>
      <Loaded read={read} lines={8}>
        {({ now, rains }) => {
          const skew = Date.parse(now) - read.dataUpdatedAt
          const running = rains.find(({ state }) => state === 'open' || state === 'emptied')
          const next = rains
            .filter(({ state }) => state === 'upcoming')
            .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
          return (
            <Stack space="lg">
              <Columns space="lg" collapseBelow="desktop" alignY="start">
                <Running rain={running} skew={skew} onChanged={again} />
                <Next rain={next} skew={skew} onBegun={again} />
              </Columns>
              <Past rains={rains.filter(({ state }) => state === 'ended' || state === 'emptied')} />
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
