import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { CaptchaChallenge, CaptchaSource } from '../captcha/useCaptcha.ts'
import { box, boxOnceThere, failed, fill, never, send } from '../testing/hands.ts'
import { Form } from './Form.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`
const challenge = (captchaId: string): CaptchaChallenge => ({
  captchaId,
  image: picture,
  proof: { salt: 'story', difficulty: 4 },
})
let count = 0
let askedAt: number[] = []
const source = (more: Partial<CaptchaSource> = {}): CaptchaSource => ({
  fetch: async () => {
    askedAt.push(performance.now())
    return challenge(`cap_${++count}`)
  },
  prove: async () => '42',
  ...more,
})

const meta = {
  title: 'Forms/Captcha',
  component: Form,
  args: {
    fields: [
      { name: 'username', required: true },
      { name: 'captcha', required: true },
    ],
    looks: { captcha: { captcha: source() } },
    submitLabel: 'Send',
    onSubmit: fn(),
  },
  beforeEach: () => {
    count = 0
    askedAt = []
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const pressed = async (canvas: HTMLElement, words: RegExp) => {
  const button = [...canvas.querySelectorAll('button')].find((each) => words.test(each.textContent ?? ''))
  await userEvent.click(button as HTMLElement)
}

/** No puzzle: the device has done its work before the form is filled in. */
export const Proven: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara', captchaId: 'cap_1', proofNonce: '42' }),
    )
  },
}

export const Proving: Story = {
  args: { looks: { captcha: { captcha: source({ prove: never }) } } },
}

/** Whoever sends early waits for the device, not for another press. */
export const SendingWaitsForTheProof: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({ prove: () => new Promise((done) => setTimeout(() => done('7'), 400)) }),
      },
    },
  },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara' })
    await send(canvas)
    await expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ proofNonce: '7' })),
    )
  },
}

/** A device that cannot do it shows the picture by itself; letters go with the form as they were read. */
export const PictureRead: Story = {
  args: { looks: { captcha: { captcha: source({ prove: async () => null }) } } },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await fill(canvas, { username: 'dara', captcha: '7K 2P' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara', captcha: '7K2P', captchaId: 'cap_1' }),
    )
  },
}

/** The picture is there for who wants it, while the device is at work. */
export const PictureInstead: Story = {
  args: { looks: { captcha: { captcha: source({ prove: never }) } } },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(canvas.querySelectorAll('button').length).toBeGreaterThan(1))
    await pressed(canvas, /./)
    await expect(
      (await boxOnceThere(canvas, 'captcha')).closest('form')?.querySelector('img'),
    ).toHaveAttribute('src', picture)
  },
}

/** No picture could be had: its place is empty, and it can be asked for again. */
export const NoPicture: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({
          fetch: async () => {
            throw new Error('offline')
          },
        }),
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await expect(canvas.querySelector('img')).toBeNull()
  },
}

/** The platform takes an answer once: a refused form has a new challenge, and what was typed elsewhere stays. */
export const RefusedTakesANewOne: Story = {
  args: {
    looks: { captcha: { captcha: source({ prove: async () => null }) } },
    onSubmit: fn(() => ({ problems: [{ field: 'captcha', code: 'wrong' }] })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara', captcha: 'AAAA' })
    await send(canvas)
    await failed(canvas)
    await expect(box(canvas, 'username')).toHaveValue('dara')
    await expect(box(canvas, 'captcha')).toHaveValue('')
    await waitFor(() => expect(count).toBe(2), { timeout: 4_000 })
    // The platform gives one challenge a second, and none to whoever asks sooner.
    await expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThanOrEqual(1_000)
  },
}
