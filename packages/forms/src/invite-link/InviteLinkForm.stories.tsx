import { Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { donePanel } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { InviteLinkForm, type InviteLinkFormProps } from './InviteLinkForm.tsx'
import type { InviteLink } from './invite.ts'

type Submit = InviteLinkFormProps['onSubmit']

const link: InviteLink = {
  url: 'https://play.example/register?invite=K7Q2M9XA',
  code: 'K7Q2M9XA',
  expiresAt: '2026-12-18T02:00:00Z',
}

const meta = {
  title: 'Forms/Invite link form',
  component: InviteLinkForm,
  decorators: [inCard],
  args: { next: <Button>Your links</Button>, onSubmit: fn<Submit>(async () => link) },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof InviteLinkForm>
export default meta
type Story = StoryObj<typeof meta>

const good = {
  ...{ accountType: 'agent', maxUses: '25', expiresInDays: '30' },
  ...{ campaign: 'Water Festival', note: 'For the new shop' },
}

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, good)
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...good, maxUses: 25, expiresInDays: 30, rates: {} }),
    )
  },
}

const rates = [{ id: 'dividend', name: 'Dividend', max: '18' }]
const kept = { name: 'Shops', accountType: 'agent', maxUses: '50', expiresInDays: '30' } as const
const keep = fn()

/** Rates up to the own one, filled from a template. */
export const WithRates: Story = {
  args: {
    rates,
    templates: { list: [{ ...kept, rates: { dividend: '25' } }], keep, forget: fn() },
  },
  play: async ({ canvasElement: canvas, args }) => {
    keep.mockClear()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Templates' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Shops' }))
    await waitFor(() => expect(box(canvas, 'rate_dividend')).toHaveValue('18'))
    await userEvent.click(within(canvas).getByRole('button', { name: 'Templates' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the template' }), 'More{Enter}')
    await expect(keep).toHaveBeenCalledWith({ ...kept, name: 'More', rates: { dividend: '18' } })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ accountType: 'agent', maxUses: 50, rates: { dividend: '18' } }),
      ),
    )
  },
}

export const RateTooHigh: Story = {
  args: { rates },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { rate_dividend: '18.5' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { note: 'x'.repeat(81) })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'note')).toHaveFocus()
    await expect(box(canvas, 'note')).toHaveValue('x'.repeat(81))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn<Submit>(() => ({
      problems: [{ field: 'maxUses', code: 'choice' }],
      formProblem: 'You have made many links. Wait five minutes.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await expect((await failed(canvas))[0]).toBe('You have made many links. Wait five minutes.')
    await expect(box(canvas, 'maxUses')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'note')).toHaveValue(good.note)
  },
}

export const Busy: Story = {
  args: { onSubmit: fn<Submit>(never) },
  play: async ({ canvasElement: canvas }) => {
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    const panel = await donePanel(canvas)
    await expect(panel.querySelector('textarea')).toHaveValue(link.url)
    await expect(panel.querySelector('svg[role=img]')).not.toBeNull()
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { note: 'x'.repeat(81) })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(1)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    onSubmit: fn<Submit>(async () => ({
      ...link,
      url: `https://play.example/register?invite=${'K7Q2M9XA'.repeat(12)}`,
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await send(canvas)
    await donePanel(canvas)
  },
}
