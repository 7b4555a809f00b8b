import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { Button } from '../button/Button.tsx'
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
import { Header } from './Header.tsx'
import type { NavigationItem } from './navigation.ts'
import { PageShell } from './PageShell.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SideMenu } from './SideMenu.tsx'

const meta = {
  title: 'UI/Site/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof PageShell>
export default meta
type Story = StoryObj<typeof meta>

const logo = (
  <Text as="strong" size="xl" weight="strong">
    ♠ Baize
  </Text>
)

const games: NavigationItem[] = [
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

const sideMenu = (
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

const footer = (
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

const bottomBar = (
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

const visitor = (
  <>
    <LinkButton href="#login" variant="plain" tone="neutral">
      Sign in
    </LinkButton>
    <LinkButton href="#register">Register</LinkButton>
  </>
)

const member = (
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

const home = (
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
          look: 'premium',
          title: 'Five levels, no fine print',
          text: 'See what keeps yours.',
        },
        {
          id: 'night',
          href: '#night',
          look: 'night',
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

export const HomeSignedOut: Story = {
  args: {
    header: <Header logo={logo} navigation={games.slice(0, 6)} actions={visitor} />,
    menu: sideMenu,
    footer,
    bottomBar,
    children: home,
  },
}

export const HomeSignedIn: Story = {
  args: {
    ...HomeSignedOut.args,
    header: <Header logo={logo} navigation={games.slice(0, 6)} actions={member} />,
  },
}

export const WithoutMenu: Story = {
  args: {
    header: <Header logo={logo} actions={visitor} />,
    footer,
    children: <Text>A page on its own.</Text>,
  },
}

export const OnlyContent: Story = { args: { children: <Text>Nothing but the screen.</Text> } }

export const SkipLink: Story = {
  ...WithoutMenu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
  },
}

/** On a phone the side menu is a drawer: focus goes in, everything else is inert, Escape gives it all back. */
export const DrawerByKeyboard: Story = {
  ...HomeSignedOut,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' })
    // Where the window cannot be made narrow the menu is a column and has no button.
    if (!opener || getComputedStyle(opener).display === 'none') return
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(canvas.getByText('Skip to content')).toBeInTheDocument()
    await expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull()
    await expect(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const RightToLeft: Story = { ...HomeSignedIn, globals: { direction: 'rtl' } }

export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    ...HomeSignedOut.args,
    header: (
      <Header
        logo={logo}
        navigation={[
          { id: 'home', label: 'ទំព័រដើម', href: '#home', current: true },
          { id: 'hot', label: 'ហ្គេមពេញនិយម', href: '#hot' },
          { id: 'promotions', label: 'ប្រូម៉ូសិន', href: '#promotions' },
        ]}
        actions={<Button>ចុះឈ្មោះ</Button>}
      />
    ),
    menu: (
      <SideMenu
        label="ហ្គេម"
        sections={[
          {
            id: 'games',
            items: [
              { id: 'home', label: 'ទំព័រដើម', href: '#home', icon: <HomeIcon />, current: true },
              { id: 'live', label: 'កាស៊ីណូផ្សាយផ្ទាល់', href: '#live', icon: <CardsIcon /> },
              { id: 'lott', label: 'ឆ្នោត', href: '#lott', icon: <LotteryIcon /> },
            ],
          },
        ]}
      />
    ),
  },
}

/** Names that are far too long break instead of pushing the page apart. */
export const LongText: Story = {
  args: {
    header: (
      <Header
        logo={logo}
        navigation={Array.from({ length: 14 }, (_, index) => ({
          id: String(index),
          label: `A category with a long name ${index + 1}`,
          href: '#',
        }))}
        actions={visitor}
      />
    ),
    menu: (
      <SideMenu
        label="Games"
        sections={[
          {
            id: 'long',
            title: 'A section whose title goes on and on',
            items: [
              {
                id: 'long',
                label:
                  'A place with a name of several lines that nobody would choose, but that a translation may need',
                href: '#',
                icon: <DiceIcon />,
                count: 128,
              },
            ],
          },
        ]}
      />
    ),
    children: <Text>{'Averylongwordthatcannotbebroken'.repeat(12)}</Text>,
  },
}
