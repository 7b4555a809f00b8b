import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { box, boxOnceThere, failed, fill, send, summary } from '../testing/actions.ts'
import { Form } from './Form.tsx'
import { moreKinds } from './kinds/moreKinds.ts'

const meta = {
  title: 'Forms/Kinds of field',
  component: Form,
  args: { fields: [], kinds: moreKinds, submitLabel: 'Send', onSubmit: fn() },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = (name: string) =>
  new File([Uint8Array.from(atob(point), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

/** Accepts the first image, loses the second, and delays it when it is sent again: for two seconds, or until it is released. */
function unsteady() {
  let calls = 0
  let letThrough = () => {}
  return {
    letThrough: () => letThrough(),
    async upload() {
      const call = (calls++ % 3) + 1
      if (call === 2) throw new Error('lost')
      if (call === 3)
        await new Promise<void>((done) => {
          letThrough = done
          setTimeout(done, 2_000)
        })
      return `file_${call}`
    },
  }
}
const pictures = unsteady()

/** Returns to the form the first time, sends the second. */
function secondThoughts() {
  let calls = 0
  return async () => ++calls % 2 === 0
}

/** Each kind with its words; a field that hangs on another is there only when that says so. */
export const All: Story = {
  args: {
    fields: [
      { name: 'type', kind: 'choice', required: true, options: ['deposit', 'game'] },
      { name: 'game', required: true, when: { field: 'type', is: ['game'] } },
      { name: 'content', kind: 'longText', required: true, maxLength: 200 },
      { name: 'quantity', kind: 'number', required: true, minNumber: 1, maxNumber: 9 },
      { name: 'rate', kind: 'rate', required: true, maxAmount: '5' },
      { name: 'birthday', required: true, maxDate: '2008-11-21' },
      { name: 'amount', kind: 'amount', required: true },
      { name: 'bonus', kind: 'amount', atMost: 'amount' },
    ],
    looks: {
      type: {
        label: 'Question',
        cards: true,
        options: [
          { value: 'deposit', label: 'Deposit', description: 'Money that has not come' },
          { value: 'game', label: 'Game' },
        ],
      },
      game: { label: 'Which game' },
      content: { label: 'Description' },
      quantity: { label: 'How many' },
      rate: { label: 'Rate' },
      bonus: { label: 'Of it as a bonus' },
    },
  },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=game]')).toBeNull()
    await fill(canvas, { type: 'game' })
    await fill(canvas, {
      content: 'x'.repeat(201),
      rate: '7,5',
      birthday: '2010-01-01',
      amount: '10',
      bonus: '20',
    })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(6)
    await expect(box(canvas, 'rate')).toHaveValue('7,5')
    await fill(canvas, {
      game: 'Crash',
      content: 'It stood still\nfor a minute',
      rate: '1.25',
      birthday: '2000-01-31',
      bonus: '5',
      quantity: '3',
    })
    await waitFor(() => expect(summary(canvas)).toBeNull())
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        type: 'game',
        game: 'Crash',
        content: 'It stood still\nfor a minute',
        quantity: '3',
        rate: '1.25',
        birthday: '2000-01-31',
        amount: '10',
        bonus: '5',
      }),
    )
  },
}

/** A day in parts: one that was begun is refused though it may be left out, and nothing of it is lost. */
export const DayBegun: Story = {
  args: { fields: [{ name: 'birthday', maxDate: '2008-11-21' }] },
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement }) => {
    await boxOnceThere(canvasElement, 'birthday')
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await expect(month).toHaveAttribute('autocomplete', 'bday-month')
    await userEvent.click(month)
    await userEvent.keyboard('0414')
    await send(canvasElement)
    await expect(await failed(canvasElement)).toEqual(['Date of birth: enter a valid date'])
    await userEvent.click(summary(canvasElement)?.querySelector('a') as HTMLElement)
    await expect(month).toHaveFocus()
    await expect(month).toHaveValue('04')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '2012')
    await send(canvasElement)
    await expect(await failed(canvasElement)).toEqual(['Date of birth: Choose Nov 21, 2008 or earlier'])
    for (const name of ['Year', 'Month', 'Day']) await userEvent.clear(canvas.getByRole('textbox', { name }))
    await send(canvasElement)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

/** A day in parts: what is not whole is no day, and what was left out is gone to. */
export const DayInParts: Story = {
  args: { fields: [{ name: 'birthday', kind: 'date', required: true }] },
  play: async ({ args, canvas, canvasElement }) => {
    await boxOnceThere(canvasElement, 'birthday')
    await send(canvasElement)
    await expect(await failed(canvasElement)).toHaveLength(1)
    const month = canvas.getByRole('textbox', { name: 'Month' })
    await userEvent.click(month)
    await userEvent.keyboard('0414')
    await send(canvasElement)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1994')
    await waitFor(() => expect(summary(canvasElement)).toBeNull())
    await send(canvasElement)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ birthday: '1994-04-14' }))
  },
}

/** Every image is sent at once; the form waits for those on their way, and names those that did not arrive. */
export const Pictures: Story = {
  args: {
    fields: [{ name: 'images', kind: 'images', required: true, maxCount: 3 }],
    looks: {
      images: {
        label: 'Proof',
        images: {
          upload: pictures.upload,
        },
      },
    },
    explain: () => 'The connection failed',
  },
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.upload(box(canvas, 'images'), [png('one.png'), png('two.png')])
    await waitFor(() => expect(canvas).toHaveTextContent('The connection failed'))
    await send(canvas)
    await failed(canvas)
    const retry = [...canvas.querySelectorAll('li button')].find((button) => button.textContent !== '')
    await userEvent.click(retry as HTMLElement)
    await send(canvas)
    await expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    pictures.letThrough()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ images: ['file_1', 'file_3'] }))
  },
}

/** A new password's parts are ticked off while it is typed. */
export const NewPassword: Story = {
  args: {
    fields: [
      { name: 'newPassword', required: true, patternId: 18, minLength: 8, maxLength: 20 },
      { name: 'confirmNewPassword', required: true },
    ],
  },
  play: async ({ canvasElement: canvas }) => {
    const met = () => canvas.querySelectorAll('li[data-met=true]').length
    await expect(canvas.querySelectorAll('form li')).toHaveLength(5)
    await fill(canvas, { newPassword: 'Secret' })
    await waitFor(() => expect(met()).toBe(2))
    await userEvent.type(box(canvas, 'newPassword'), '-2026')
    await waitFor(() => expect(met()).toBe(5))
    await waitFor(() => expect(canvas.querySelector('[role=status]')).not.toBeEmptyDOMElement(), {
      timeout: 2000,
    })
  },
}

/** A look at it once more, and what has happened: what "back" leads to is the form as it was. */
export const ReviewedAndDone: Story = {
  args: {
    fields: [{ name: 'nickname', required: true }],
    review: secondThoughts(),
    done: ({ nickname }, again) => (
      <p>
        Hello {String(nickname)}{' '}
        <button type="button" onClick={again}>
          Again
        </button>
      </p>
    ),
  },
  play: async ({ args, canvas: by, canvasElement: canvas }) => {
    await fill(canvas, { nickname: 'Dara' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'false'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(box(canvas, 'nickname')).toHaveValue('Dara')
    await expect(summary(canvas)).toBeNull()
    await send(canvas)
    await waitFor(() => expect(by.getByRole('status')).toHaveFocus())
    await expect(canvas).toHaveTextContent('Hello Dara')
    await userEvent.click(by.getByRole('button', { name: 'Again' }))
    await expect(box(canvas, 'nickname')).toHaveValue('')
  },
}

/** What the platform found wrong stays while another field is typed in, also one that is compared with it. */
export const FoundByThePlatform: Story = {
  args: {
    fields: [
      { name: 'oldPassword', required: true },
      { name: 'newPassword', required: true, unlike: 'oldPassword' },
    ],
    onSubmit: fn(() => ({ problems: [{ field: 'newPassword', code: 'common' }] })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { oldPassword: 'before', newPassword: 'password' })
    await send(canvas)
    await failed(canvas)
    await userEvent.type(box(canvas, 'oldPassword'), '1')
    await expect(box(canvas, 'newPassword')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(box(canvas, 'newPassword'), '-2026')
    await waitFor(() => expect(box(canvas, 'newPassword')).not.toHaveAttribute('aria-invalid'))
  },
}
