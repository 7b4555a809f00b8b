import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { PaymentPasswordForm, type PaymentPasswordFormProps } from './PaymentPasswordForm.tsx'

const submit = fn<PaymentPasswordFormProps['onSubmit']>

const meta = {
  title: 'Forms/Payment password form',
  component: PaymentPasswordForm,
  decorators: [inCard],
  args: {
    isSet: true,
    serviceHref: '#service',
    onSubmit: submit(async () => {}),
    onCancel: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof PaymentPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const right = {
  oldPaymentPassword: '730418',
  paymentPassword: '482913',
  confirmPaymentPassword: '482913',
}

/** None is set yet. */
export const Empty: Story = {
  args: { isSet: false },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=oldPaymentPassword]')).toBeNull()
    await expect(canvas.querySelector('a')).toBeNull()
    await expect(box(canvas, 'paymentPassword')).toHaveAttribute('inputmode', 'numeric')
    await expect(box(canvas, 'paymentPassword').autocomplete).toBe('off')
  },
}

export const FirstOne: Story = {
  args: { isSet: false },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { paymentPassword: '482913', confirmPaymentPassword: '482913' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        paymentPassword: '482913',
        confirmPaymentPassword: '482913',
      }),
    )
  },
}

/** One is set: it is required. */
export const Change: Story = {}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(right))
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { ...right, paymentPassword: '12ab56', confirmPaymentPassword: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvasElement: canvas } = context
    await failing(context)
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await expect(links[1]).toHaveTextContent('Confirm new payment password: the passwords don’t match')
    await userEvent.click(links[0] as HTMLElement)
    await expect(box(canvas, 'paymentPassword')).toHaveFocus()
    await expect(box(canvas, 'paymentPassword')).toHaveValue('12ab56')
  },
}

/** Rows and repetitions of digits are refused by the platform only. */
export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [
        { field: 'oldPaymentPassword', code: 'wrong' },
        { field: 'paymentPassword', code: 'common' },
      ],
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...right, paymentPassword: '123456', confirmPaymentPassword: '123456' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(box(canvas, 'oldPaymentPassword')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(box(canvas, 'paymentPassword'), '7')
    await waitFor(() => expect(box(canvas, 'oldPaymentPassword')).toHaveValue('730418'))
  },
}

export const RefusedAsAWhole: Story = {
  args: { onSubmit: submit(async () => ({ formProblem: 'Too many tries. Wait 5 minutes and try again' })) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toEqual(['Too many tries. Wait 5 minutes and try again'])
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(within(canvas).getByRole('status')).toHaveFocus())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
