import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { CardsIcon, DiceIcon, HomeIcon, LotteryIcon } from '../icons/icons.ts'
import { Text } from '../text/Text.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PageShell } from './PageShell.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SideMenu } from './SideMenu.tsx'
import { bottomBar, footer, games, home, logo, member, sideMenu, visitor } from './sample-page.tsx'

const meta = {
  title: 'UI/Site/PageShell',
  component: PageShell,
  subcomponents: { Header, SideMenu, BottomBar, Footer, ScrollToTop },
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof PageShell>
export default meta
type Story = StoryObj<typeof meta>

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

/** While a screen loads it is short: its footer is out of sight, and is not pushed through the window afterwards. */
export const ShortScreen: Story = {
  args: { ...WithoutMenu.args, bottomBar },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(Math.ceil(top)).toBeGreaterThanOrEqual(innerHeight)
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

/** On a phone the side menu is a drawer: focus moves in, everything else is inert, Escape restores it. */
export const DrawerByKeyboard: Story = {
  ...HomeSignedOut,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' })
    // Where the window cannot be made narrow the menu is a column and has no button.
    if (!opener || getComputedStyle(opener).display === 'none') return
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await expect(canvas.getByText('Skip to content')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull())
    await expect(drawer).toBeVisible()
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument()
    await expect(screen.queryByRole('dialog')).toBeNull()
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
