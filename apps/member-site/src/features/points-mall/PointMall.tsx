import { loadScreenMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { usePermission, useSession, useTitle } from '@baize/site'
import { EmptyState, Heading, LinkButton, Stack, Tabs, Text } from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { MemberRoom } from '../../shared/popups/MemberRoom.tsx'
import { Details } from './Details.tsx'
import { Exchange } from './Exchange.tsx'
import { History } from './History.tsx'
import { loadMessages } from './messages.ts'
import { PointsHead } from './PointsHead.tsx'
import { Products } from './Products.tsx'
import { Rules } from './Rules.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const load = joinMessages(loadScreenMessages, loadMessages)

/** The points mall: the products, the outcome of redemptions, every change of the points, the exchange, the rules. */
export function PointMall() {
  const { switches } = usePermission()
  return <LanguageSection load={load}>{switches.PTSYS3 ? <Mall /> : <SwitchedOff />}</LanguageSection>
}
PointMall.words = load

function SwitchedOff() {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const title = t({ message: 'Points mall', context: 'page title' })
  useTitle(title, brandName)
  return (
    <EmptyState
      level={1}
      icon={<RewardIcon />}
      title={t`The points mall is closed`}
      action={<LinkButton href={paths.promotions}>{t`See the promotions`}</LinkButton>}
    >
      {t`Points are not available at the moment.`}
    </EmptyState>
  )
}

function Mall() {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const { signedIn, trial } = useSession()
  const [search, setSearch] = useSearchParams()
  const title = t({ message: 'Points mall', context: 'page title' })
  useTitle(title, brandName)
  const own = (content: ReactNode) =>
    signedIn ? <MemberRoom level={2}>{content}</MemberRoom> : <SignInFirst />
  const tabs = [
    {
      id: 'products',
      label: t({ message: 'Products', context: 'tab of the points mall' }),
      content: <Products />,
    },
    {
      id: 'history',
      label: t({ message: 'Redemption history', context: 'tab of the points mall' }),
      content: own(<History />),
    },
    {
      id: 'details',
      label: t({ message: 'Points history', context: 'tab of the points mall' }),
      content: own(<Details />),
    },
    {
      id: 'exchange',
      label: t({ message: 'Exchange', context: 'tab of the points mall: points for money' }),
      content: own(<Exchange />),
    },
    {
      id: 'rules',
      label: t({ message: 'Points rules', context: 'tab of the points mall' }),
      content: <Rules />,
    },
  ]
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Earn points when you play. Redeem them for goods, bonuses and cash. They never expire.`}</Text>
      </Stack>
      {signedIn && !trial && own(<PointsHead />)}
      <Tabs
        label={title}
        tabs={tabs}
        value={search.get('tab') ?? 'products'}
        onValueChange={(tab) => setSearch(tab === 'products' ? {} : { tab })}
      />
    </Stack>
  )
}
