import { Container } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SecurityCentre } from './SecurityCentre.tsx'
import { type SecurityItem, securityKinds } from './securityItems.ts'

const half: readonly SecurityItem[] = [
  { kind: 'loginPassword', state: 'set', changedAt: '2026-09-03T08:15:00Z' },
  { kind: 'paymentPassword', state: 'set', changedAt: '2026-10-12T02:40:00Z' },
  { kind: 'email', state: 'set', detail: 'd···a@example.com' },
  { kind: 'mobile', state: 'verified', detail: '+855 12 ··· 678', changedAt: '2026-08-21T11:00:00Z' },
  { kind: 'authenticator', state: 'notSet' },
  { kind: 'bankAccounts', state: 'set', count: 2, changedAt: '2026-11-02T05:30:00Z' },
  { kind: 'realName', state: 'set', detail: 'Sok D···', locked: true },
  { kind: 'sessions', count: 3 },
]

const meta = {
  title: 'Forms/Security centre',
  component: SecurityCentre,
  decorators: [
    (Story) => (
      <Container width="reading">
        <Story />
      </Container>
    ),
  ],
  args: { items: half, onOpen: fn() },
} satisfies Meta<typeof SecurityCentre>
export default meta
type Story = StoryObj<typeof meta>

export const Half: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    const rows = within(canvas).getAllByRole('listitem')
    await expect(rows).toHaveLength(8)
    await expect(within(rows[6] as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(within(rows[4] as HTMLElement).getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledWith('authenticator')
    await expect(within(canvas).getByRole('progressbar')).toHaveAttribute('value', '71')
  },
}

export const NewAccount: Story = {
  args: {
    items: securityKinds.map((kind) =>
      kind === 'sessions' ? { kind, count: 1 } : { kind, state: kind === 'loginPassword' ? 'set' : 'notSet' },
    ),
  },
}

export const AllDone: Story = {
  globals: { language: 'en' },
  args: {
    items: half.map((item) => (item.kind === 'sessions' ? item : { ...item, state: 'verified' as const })),
  },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas).toHaveTextContent('Strong')
    await expect(canvas).toHaveTextContent('7 of 7 complete')
  },
}

/** A brand without text messages and authenticators offers neither. */
export const FewKinds: Story = {
  args: { items: half.filter(({ kind }) => /Password|realName/.test(kind)) },
}

export const InKhmer: Story = { globals: { language: 'km' } }
export const InChinese: Story = { globals: { language: 'zh-Hans' } }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' } }
export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: half.map((item) =>
      item.detail === undefined
        ? item
        : {
            ...item,
            detail: 'a-very-long-name-without-any-place-to-break-it@a-very-long-domain.example.com',
          },
    ),
  },
}
