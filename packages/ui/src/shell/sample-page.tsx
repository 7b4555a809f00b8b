import { fn } from 'storybook/test'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { GameStrip } from '../game-strip/GameStrip.tsx'
import { sampleGames } from '../game-tile/sample-games.ts'
import {
  AccountIcon,
  CardsIcon,
  DepositIcon,
  DiceIcon,
  FishIcon,
  HomeIcon,
  HotIcon,
  LotteryIcon,
  RecordIcon,
  RewardIcon,
  SportsIcon,
  TrophyIcon,
  WithdrawIcon,
} from '../icons/icons.ts'
import { JackpotCounter } from '../jackpot/JackpotCounter.tsx'
import { LanguageSelect } from '../language-select/LanguageSelect.tsx'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { NoticeMarquee } from '../marquee/NoticeMarquee.tsx'
import { MotionSwitch } from '../scheme-switch/MotionSwitch.tsx'
import { SchemeSwitch } from '../scheme-switch/SchemeSwitch.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import type { NavigationItem } from './navigation.ts'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SideMenu } from './SideMenu.tsx'

export const logo = (
  <Text as="strong" size="xl" weight="strong">
    ♠ Baize
  </Text>
)

export const games: NavigationItem[] = [
  { id: 'home', label: 'Home', href: '#home', icon: <HomeIcon />, current: true },
  { id: 'hot', label: 'Hot games', href: '#hot', icon: <HotIcon /> },
  { id: 'live', label: 'Live casino', href: '#live', icon: <CardsIcon /> },
  { id: 'rng', label: 'Slots', href: '#rng', icon: <DiceIcon /> },
  { id: 'sports', label: 'Sports', href: '#sports', icon: <SportsIcon /> },
  { id: 'fish', label: 'Fish games', href: '#fish', icon: <FishIcon /> },
  { id: 'lott', label: 'Lottery', href: '#lott', icon: <LotteryIcon /> },
]

const more: NavigationItem[] = [
  {
    id: 'missions',
    label: 'Mission leaderboard',
    href: '#missions',
    icon: <TrophyIcon />,
    count: 3,
  },
  { id: 'rewards', label: 'VIP bonus and reward centre', href: '#rewards', icon: <RewardIcon /> },
]

export const sideMenu = (
  <SideMenu
    label="Games"
    sections={[
      { id: 'games', items: games },
      { id: 'more', title: 'For you', items: more },
    ]}
    extra={
      <>
        <LanguageSelect />
        <SchemeSwitch />
        <MotionSwitch />
      </>
    }
  />
)

export const footer = (
  <Footer
    logo={logo}
    minimumAge={18}
    licence="Baize is a demonstration house and holds no licence. An operator's licence text stands here, as its regulator wants it to be written, in as many lines as it takes."
    copyright="© 2026 Baize"
    columns={[
      {
        id: 'products',
        title: 'Products',
        links: games.slice(1).map(({ id, label, href }) => ({ id, label, href })),
      },
      {
        id: 'help',
        title: 'Help',
        links: [
          { id: 'terms', label: 'Terms and conditions', href: '#term' },
          { id: 'privacy', label: 'Privacy', href: '#privacy' },
          { id: 'limits', label: 'Playing within limits', href: '#limits' },
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        links: [
          { id: 'service', label: 'Customer service', href: '#service' },
          { id: 'complaints', label: 'Feedback and complaints', href: '#complaints' },
          { id: 'affiliate', label: 'Affiliates', href: '#affiliate' },
        ],
      },
    ]}
    vendors={['Sandbox Slots', 'Sandbox Live', 'Sandbox Lottery'].map((name) => ({ id: name, name }))}
    payments={['ABA', 'ACLEDA', 'Wing', 'Canadia', 'Prince'].map((name) => ({ id: name, name }))}
  />
)

export const bottomBar = (
  <BottomBar
    label="Shortcuts"
    emphasised="deposit"
    items={[
      { id: 'home', label: 'Home', href: '#home', icon: <HomeIcon />, current: true },
      { id: 'slots', label: 'Slots', href: '#rng', icon: <DiceIcon /> },
      { id: 'deposit', label: 'Deposit', href: '#deposit', icon: <DepositIcon /> },
      { id: 'rewards', label: 'Rewards', href: '#rewards', icon: <RewardIcon />, count: 2 },
      { id: 'account', label: 'Account', href: '#account', icon: <AccountIcon /> },
    ]}
  />
)

export const visitor = (
  <>
    <LinkButton href="#login" variant="plain" tone="neutral">
      Sign in
    </LinkButton>
    <LinkButton href="#register">Register</LinkButton>
  </>
)

export const member = (
  <>
    <BalancePill amount="12840.5" currency="$" onHiddenChange={fn()} onRefresh={fn()} />
    <AccountMenu
      name="sokha88"
      detail="VIP 2"
      onSignOut={fn()}
      groups={[
        {
          id: 'money',
          items: [
            { id: 'deposit', label: 'Deposit', href: '#deposit', icon: <DepositIcon /> },
            { id: 'withdraw', label: 'Withdraw', href: '#withdraw', icon: <WithdrawIcon /> },
          ],
        },
        {
          id: 'records',
          items: [{ id: 'bets', label: 'Betting record', href: '#bets', icon: <RecordIcon /> }],
        },
      ]}
    />
  </>
)

export const home = (
  <Stack space="lg">
    <NoticeMarquee
      onSelect={fn()}
      notices={[
        { id: '1', text: 'Deposits by local bank transfer are credited within 15 seconds.' },
        { id: '2', text: 'Maintenance of Sandbox Live on Sunday, 02:00 to 03:00 GMT+07:00.' },
      ]}
    />
    <BannerCarousel
      label="Promotions"
      banners={[
        {
          id: 'welcome',
          href: '#welcome',
          kicker: 'Welcome table',
          title: 'Your first deposit, matched in full',
          text: 'Up to $100, with a turnover you can read in one line.',
          action: 'See the terms',
        },
        {
          id: 'vip',
          href: '#vip',
          variant: 'premium',
          title: 'Five levels, no fine print',
          text: 'See what keeps yours.',
        },
        {
          id: 'night',
          href: '#night',
          variant: 'night',
          kicker: 'Every Friday',
          title: 'Night of the long shoe',
        },
      ]}
    />
    <GameStrip title="Hot games" icon={<HotIcon />} seeAllHref="#hot" games={sampleGames(12)} onPlay={fn()} />
    <JackpotCounter mode="illustration" currency="$" />
    <GameStrip
      title="Slots"
      icon={<DiceIcon />}
      seeAllHref="#rng"
      rows={2}
      games={sampleGames(14)}
      onPlay={fn()}
    />
    <ScrollToTop />
  </Stack>
)
