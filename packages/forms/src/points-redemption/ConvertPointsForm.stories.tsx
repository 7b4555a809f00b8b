import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { withDialogs } from '../testing/withDialogs.tsx'
import { ConvertPointsForm, type ConvertPointsFormProps } from './ConvertPointsForm.tsx'

const submit = fn<ConvertPointsFormProps['onSubmit']>

const meta = {
  title: 'Forms/Convert points form',
  component: ConvertPointsForm,
  decorators: [inCard, withDialogs],
  args: {
    balance: '4350',
    ratio: { points: '100', amount: '1.00' },
    currency: '$',
    minimum: 100,
    onSubmit: submit(async () => ({ transactionNumber: 'PT-20261121-000318' })),
    onDone: fn(),
  },
} satisfies Meta<typeof ConvertPointsForm>
export default meta
type Story = StoryObj<typeof meta>

async function goOn() {
  const dialog = await waitFor(() => {
    const open = document.querySelector<HTMLElement>('[aria-modal=true]')
    if (!open) throw new Error('Nothing is asked')
    return open
  })
  await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement)
  await waitFor(() => expect(document.querySelector('[aria-modal=true]')).toBeNull())
}

export const Empty: Story = {}

export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { points: '2999' })
    await waitFor(() => expect(canvas).toHaveTextContent(/Remaining points1,351.*29\.99/))
    await send(canvas)
    await goOn()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ points: '2999', amount: '29.99' }))
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { points: '50' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(1)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  play: async (context) => {
    await failing(context)
    const { canvasElement: canvas } = context
    await userEvent.click(within(summary(canvas) as HTMLElement).getByRole('link'))
    await expect(box(canvas, 'points')).toHaveFocus()
  },
}

/** Only so many at a time, and in steps. */
export const OutOfSteps: Story = {
  globals: { language: 'en' },
  args: { maximum: 1000, step: 50 },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { points: '180' })
    await send(canvas)
    await expect(await failed(canvas)).toEqual([expect.stringContaining('multiple of 50, such as 50 or 100')])
    await fill(canvas, { points: '1050' })
    await waitFor(() => expect(box(canvas, 'points')).toHaveAccessibleDescription(/from 100 to 1,000/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The other way round: points are bought with money. */
export const Bought: Story = {
  globals: { language: 'en' },
  args: { money: '30.50' },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { points: '2999' })
    await waitFor(() => expect(canvas).toHaveTextContent(/Points after purchase7,349.*You pay.*29\.99/))
    await send(canvas)
    await goOn()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ points: '2999', amount: '29.99' }))
    await waitFor(() => expect(canvas).toHaveTextContent('Points added.'))
  },
}

export const TooLittleMoney: Story = { args: { money: '0.99' } }

export const TooFewPoints: Story = { args: { balance: '80' } }

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      formProblem: 'The ratio has changed. Load the page again to see the new one',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { points: '1000' })
    await send(canvas)
    await goOn()
    await expect(await failed(canvas)).toHaveLength(1)
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { points: '1000' })
    await send(canvas)
    await goOn()
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { points: '1000' })
    await send(canvas)
    await goOn()
    await waitFor(() => expect(canvas).toHaveTextContent('PT-20261121-000318'))
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
