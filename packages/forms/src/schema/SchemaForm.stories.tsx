import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { box, fill, send, summary } from '../testing/actions.ts'
import { SchemaForm } from './SchemaForm.tsx'

const booking = z
  .object({
    name: z.string().min(2).max(40).meta({ title: 'Name', autocomplete: 'name' }),
    email: z.email().meta({ title: 'Email address' }),
    seats: z.int().min(1).max(9).default(2).meta({ title: 'Seats' }),
    budget: z.number().min(5).max(500).meta({ title: 'Budget', kind: 'amount' }),
    table: z.enum(['window', 'garden']).meta({
      title: 'Table',
      kind: 'choice',
      optionLabels: { window: 'At the window', garden: 'In the garden' },
    }),
    payFrom: z
      .string()
      .regex(/^[0-9]{6,20}$/)
      .meta({ title: 'Account to pay from', description: 'As your bank writes it', grouped: true }),
    code: z
      .string()
      .refine((code) => code.toUpperCase().startsWith('BZ'), 'A booking code begins with BZ')
      .transform((code) => code.toUpperCase())
      .optional()
      .meta({ title: 'Booking code' }),
    terms: z.literal(true).meta({ title: 'I accept the house rules' }),
  })
  .refine(({ seats, budget }) => budget >= seats * 5, {
    path: ['budget'],
    message: 'Plan at least 5 for each seat',
  })

const meta = {
  title: 'Forms/From a zod schema',
  component: SchemaForm<typeof booking>,
  parameters: { layout: 'padded' },
  args: { schema: booking, submitLabel: 'Book', onSubmit: fn() },
} satisfies Meta<typeof SchemaForm<typeof booking>>
export default meta
type Story = StoryObj<typeof meta>

/** Labels, hints, kinds and checks are the schema's; what is sent is its output. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(box(canvasElement, 'seats')).toHaveValue('2')
    await expect(box(canvasElement, 'payFrom')).toHaveAccessibleDescription(/As your bank writes it/)
    await send(canvasElement)
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus())
    await expect(within(summary(canvasElement) as HTMLElement).getAllByRole('link')).toHaveLength(6)

    await fill(canvasElement, {
      ...{ name: 'Sok Dara', email: 'dara@example.com', seats: '៣', budget: '14.00' },
      ...{ payFrom: '0012 3456-78', code: 'xy1', table: 'garden' },
    })
    await userEvent.click(canvas.getByRole('checkbox'))
    await send(canvasElement)
    await waitFor(() =>
      expect(box(canvasElement, 'code')).toHaveAccessibleDescription(/A booking code begins with BZ/),
    )
    await fill(canvasElement, { code: 'bz1' })
    await send(canvasElement)
    await waitFor(() =>
      expect(box(canvasElement, 'budget')).toHaveAccessibleDescription(/Plan at least 5 for each seat/),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await fill(canvasElement, { budget: '15.00' })
    await send(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...{ name: 'Sok Dara', email: 'dara@example.com', seats: 3, budget: 15, table: 'garden' },
        ...{ payFrom: '0012345678', code: 'BZ1', terms: true },
      }),
    )
  },
}

/** What the page says of a field overrides what the schema says. */
export const OwnLooks: Story = {
  args: {
    looks: { budget: { money: { currency: '$', quickAmounts: ['20', '50'] } } },
    initial: { name: 'Dara' },
  },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'name')).toHaveValue('Dara')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '$20' }))
    await expect(box(canvasElement, 'budget')).toHaveValue('20')
    await expect(within(canvasElement).getByLabelText(/^Budget/)).toBe(box(canvasElement, 'budget'))
  },
}
