import { loadViewMessages } from '@baize/account'
import { raffle } from '@baize/api/calls'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import { Columns, Heading, Link, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { LastDraw } from './LastDraw.tsx'
import { loadMessages } from './messages.ts'
import { Proof } from './Proof.tsx'
import { ThisWeek } from './ThisWeek.tsx'

const load = joinMessages(loadViewMessages, loadMessages)

/** The raffle of the week: tickets to claim, the prizes, the draw, and how it can be checked. */
export function Raffle() {
  return (
    <LanguageSection load={load}>
      <MemberRoom>
        <Room />
      </MemberRoom>
    </LanguageSection>
  )
}
Raffle.words = load

function Room() {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const read = useApiQuery(raffle, {})
  const title = t({ message: 'Weekly raffle', context: 'page title' })
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Link standalone href={paths.promotions}>{t`All promotions`}</Link>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Earn tickets when you deposit and play. Win cash at the end of the week.`}</Text>
      </Stack>
      <Loaded read={read} lines={8}>
        {(week) => (
          <Stack space="lg">
            <ThisWeek week={week} />
            <Columns space="lg" collapseBelow="desktop" alignY="start">
              <LastDraw last={week.last} />
              <Proof seedHash={week.seedHash} seed={week.seed} last={week.last} />
            </Columns>
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
