import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LanguageSelect } from '../language-select/LanguageSelect.tsx'
import { Text } from '../text/Text.tsx'
import { StatusPage } from './StatusPage.tsx'

const retry = fn()
const contacts = [
  { id: 'chat', label: 'Live chat', href: '#chat' },
  { id: 'telegram', label: 'Telegram', href: '#telegram' },
]

const meta = {
  title: 'UI/Site/StatusPage',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'maintenance',
    onRetry: retry,
    contacts,
    logo: (
      <Text as="strong" size="2xl" weight="strong" tone="inherit">
        ♠ Baize
      </Text>
    ),
  },
} satisfies Meta<typeof StatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const Maintenance: Story = {
  args: { kind: 'maintenance', onRetry: retry, until: '2026-11-21T15:30:00+07:00' },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const OwnWords: Story = {
  args: { kind: 'maintenance', onRetry: retry, text: 'We move to a new house tonight. '.repeat(10) },
}
export const Retrying: Story = { args: { kind: 'maintenance', onRetry: retry, retrying: true } }
export const RegionBlocked: Story = { args: { kind: 'regionBlocked', ip: '203.0.113.42' } }
export const RegionBlockedLongAddress: Story = {
  args: {
    kind: 'regionBlocked',
    ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    contacts: [],
    extra: <LanguageSelect />,
  },
}
/** What follows the card is read on a surface, not on the cloth: axe can measure its contrast there. */
export const ExtraOnASurface: Story = {
  args: { kind: 'regionBlocked', ip: '203.0.113.42', extra: <LanguageSelect /> },
  play: async ({ canvas }) => {
    const grounds: string[] = []
    let at: Element | null = canvas.getByRole('button', { name: /^Language/ })
    for (; at && at.tagName !== 'MAIN'; at = at.parentElement)
      grounds.push(getComputedStyle(at).backgroundColor)
    await expect(grounds.some((colour) => !/, 0\)$|transparent/.test(colour))).toBe(true)
  },
}
export const WrongAddress: Story = {
  args: { kind: 'wrongAddress', brandName: 'Baize', href: 'https://www.baize.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'www.baize.example' })
    await expect(link).toHaveAttribute('href', 'https://www.baize.example')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Baize')
  },
}
export const WrongAddressRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    kind: 'wrongAddress',
    brandName: 'The Green Baize Table of the Whole Kingdom',
    href: 'https://a-rather-long-name-of-a-host.that-goes-on-and-on.baize.example',
    extra: <LanguageSelect />,
  },
}
/** An address that is no web address is not offered. */
export const WrongAddressWithoutAnother: Story = {
  args: { kind: 'wrongAddress', brandName: 'Baize', href: 'javascript:alert(1)', contacts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { kind: 'regionBlocked', ip: '203.0.113.42' },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { kind: 'maintenance', onRetry: retry } }
