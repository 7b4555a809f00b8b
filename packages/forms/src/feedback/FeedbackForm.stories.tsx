import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, boxOnceThere, failed, fill, never, send, summary } from '../testing/actions.ts'
import { captchaSource } from '../testing/captchaSource.ts'
import { inCard } from '../testing/inCard.tsx'
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx'

const submit = fn<FeedbackFormProps['onSubmit']>

const meta = {
  title: 'Forms/Feedback form',
  component: FeedbackForm,
  decorators: [inCard],
  args: {
    sender: 'sokdara1',
    captcha: captchaSource(),
    onSubmit: submit(async () => {}),
    onDone: fn(),
  },
} satisfies Meta<typeof FeedbackForm>
export default meta
type Story = StoryObj<typeof meta>

const right = {
  questionType: 'withdrawal',
  content: '  The withdrawal of this morning has not reached my account. ',
}
const body = {
  sender: 'sokdara1',
  type: 2,
  content: 'The withdrawal of this morning has not reached my account.',
  captchaId: 'cap_1',
  proofNonce: '42',
}

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(body))
  },
}

/** Advice is no rule: a text of five characters is taken. */
export const ShortText: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { questionType: 'other', content: 'Hello' })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...body, type: 0, content: 'Hello' }))
  },
}

/** A device that can prove nothing shows letters to read. */
export const WithPicture: Story = {
  args: { captcha: captchaSource('cannot') },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await fill(canvas, { ...right, captcha: '7K2P' })
    await send(canvas)
    const { proofNonce: _, ...rest } = body
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rest, captcha: '7K2P' }))
  },
}

/** What is missing is named, all of it, and each name leads to its field. */
export const Failing: Story = {
  globals: { language: 'en' },
  args: { captcha: captchaSource('cannot') },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await send(canvas)
    await expect(await failed(canvas)).toEqual([
      'Choose a topic',
      'Description is required',
      'Code in the picture is required',
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await userEvent.click(links[0] as HTMLElement)
    await expect(box(canvas, 'questionType')).toHaveFocus()
    await fill(canvas, { content: 'x'.repeat(201) })
    await expect(box(canvas, 'content')).toHaveAccessibleDescription(/1 character over the limit/)
    await expect(box(canvas, 'content')).toHaveValue('x'.repeat(201))
  },
}

/** A complaint has a minimum length. */
export const Complaint: Story = {
  globals: { language: 'en' },
  args: {
    kind: 'complaint',
    length: { min: 20, max: 500 },
    onSubmit: submit(async () => ({ reference: 'C-20261121-0042' })),
  },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { questionType: 'game', content: 'It froze' })
    await send(canvas)
    await expect(await failed(canvas)).toEqual(['Description must be at least 20 characters. It has 8'])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  globals: { language: 'en' },
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'type', code: 'choice' }],
      formProblem: 'Too many messages today. Write again tomorrow',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toEqual([
      'Too many messages today. Write again tomorrow',
      'Topic: choose an option',
    ])
    await expect(box(canvas, 'content')).toHaveValue(right.content)
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

const done: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, right)
  await send(canvas)
  await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
}

export const Done: Story = {
  args: { onSubmit: submit(async () => ({ reference: 'F-20261121-0042' })) },
  play: async (context) => {
    await done(context)
    const { args, canvasElement: canvas } = context
    await expect(within(canvas).getByRole('textbox')).toHaveValue('F-20261121-0042')
    await userEvent.click(within(canvas).getAllByRole('button').at(-2) as HTMLElement)
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const DoneWithoutNumber: Story = { play: done }

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await boxOnceThere(canvas, 'captcha')
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(3)
}

export const InKhmer: Story = {
  globals: { language: 'km' },
  args: { captcha: captchaSource('cannot') },
  play: failing,
}
export const InChinese: Story = {
  globals: { language: 'zh-Hans' },
  args: { captcha: captchaSource('cannot') },
  play: failing,
}
export const RightToLeft: Story = {
  globals: { language: 'pseudo-rtl' },
  args: { captcha: captchaSource('cannot') },
  play: failing,
}
export const LongText: Story = {
  args: { sender: 'a-very-long-name-without-any-place-to-break-it-anywhere-at-all-2026' },
  play: async ({ canvasElement: canvas }) =>
    fill(canvas, { questionType: 'game', content: 'ខ្មែរ'.repeat(40) }),
}
