import { loadViewMessages } from '@baize/account'
import { vip } from '@baize/api/calls'
import { joinMessages, LanguageSection, useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import { Columns, Heading, Stack, Text, VipLadder } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { Bonuses } from './Bonuses.tsx'
import { Changes } from './Changes.tsx'
import { MadeOf } from './MadeOf.tsx'
import { loadMessages } from './messages.ts'

const load = joinMessages(loadViewMessages, loadMessages)

/** The VIP levels: the ladder with both targets, what the progress is made of, bonuses to claim, changes so far. */
export function Vip() {
  return (
    <LanguageSection load={load}>
      <MemberRoom>
        <Room />
      </MemberRoom>
    </LanguageSection>
  )
}
Vip.words = load

function Room() {
  const { t } = useLingui()
  const format = useFormat()
  const { brandName, currencySymbol } = usePermission()
  const read = useApiQuery(vip, {})
  const title = t({ message: 'VIP levels', context: 'page title' })
  useTitle(title, brandName)
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Your level depends on your valid bet each calendar month.`}</Text>
      </Stack>
      <Loaded read={read} lines={10}>
        {({ vipRankLevel, progress, endsAt, month, levels, history }) => (
          <Stack space="lg">
            <VipLadder
              level={2}
              current={vipRankLevel}
              validBet={progress}
              monthEnds={endsAt}
              currency={currencySymbol}
              levels={levels.map(({ vipLabelName, vipLabelLanguage, upgrade, keep, gift }) => {
                const money = format.amount(gift, { symbol: currencySymbol })
                return {
                  name: vipLabelName,
                  lang: vipLabelLanguage,
                  reach: upgrade,
                  keep,
                  benefits: /[1-9]/.test(gift)
                    ? [t({ message: `${money} level-up gift`, context: 'benefit of a VIP level' })]
                    : [],
                }
              })}
            />
            <Columns space="lg" collapseBelow="desktop" alignY="start">
              <MadeOf month={month} progress={progress} />
              <Bonuses />
            </Columns>
            <Changes history={history} levels={levels} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
