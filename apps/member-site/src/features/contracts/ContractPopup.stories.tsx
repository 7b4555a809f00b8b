import {
  contractAnswers,
  sampleContract,
  sampleDetail,
  sampleInfo,
  sampleOffer,
  samplePreview,
  sampleRealtime,
} from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { clearPopup, openContract } from '../../shared/popups/popups.ts'
import { ContractPopup } from './ContractPopup.tsx'

const meta = {
  title: 'Member site/Contracts/Popup',
  component: ContractPopup,
  beforeEach: () => {
    sessionStorage.clear()
    return () => {
      clearPopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof ContractPopup>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  ...contractAnswers({ own: [sampleOffer, sampleContract()] }),
  announcementList: { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } },
}

function Opened({ id }: { id: string }) {
  useEffect(() => openContract(id, { replace: true }), [id])
  return <Overlays />
}

const at =
  (answers: Answers = {}, id: string | null = 'con_3'): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform answers={{ ...answering, ...answers }}>
      {id === null ? <Overlays /> : <Opened id={id} />}
    </ScriptedPlatform>
  )

const popup = () => waitFor(() => screen.getByRole('dialog', { name: 'Contract' }))
const box = (dialog: HTMLElement, name: string) =>
  waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })

/** Opens by itself: an offer opens once a session, with an address of its own. */
export const ComesUp: Story = {
  render: at({}, null),
  play: async () => {
    const dialog = await popup()
    await within(dialog).findByRole('heading', { name: 'Dividend, version 3' })
    await expect(location.search).toContain('popup=contract')
    await expect(location.search).toContain('contract=con_3')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Decide later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((done) => setTimeout(done, 300))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Terms in numbers and in text, what changes, what follows; the consent is below them. */
export const Offer: Story = {
  render: at(),
  play: async () => {
    const dialog = await popup()
    await box(dialog, 'paymentPassword')
    const text = dialog.textContent ?? ''
    const places = ['From a valid bet of', 'What changes', 'chanthou_team', 'Your answer'].map((words) =>
      text.indexOf(words),
    )
    await expect(places.every((place) => place >= 0)).toBe(true)
    await expect(places).toEqual(places.toSorted((one, other) => one - other))
  },
}

const accepted = fn((_input: unknown) => sampleContract({ id: 'con_3', version: 3 }))

/** The payment password and a tick of one's own: kept with the text and the language that were shown. */
export const Accepted: Story = {
  render: at({ acceptContract: accepted }),
  play: async () => {
    accepted.mockClear()
    const dialog = await popup()
    await userEvent.type(await box(dialog, 'paymentPassword'), '246810')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the contract' }))
    await waitFor(async () => expect(await box(dialog, 'agreed')).toHaveAttribute('aria-invalid', 'true'))
    await expect(accepted).not.toHaveBeenCalled()
    await userEvent.click(await box(dialog, 'agreed'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the contract' }))
    await waitFor(() =>
      expect(accepted).toHaveBeenCalledWith(
        expect.objectContaining({
          params: { id: 'con_3' },
          body: { paymentPassword: '246810', textVersion: 'contract-2026-11', language: 'en' },
        }),
      ),
    )
  },
}

/** What was typed stays; the popup shows the error. */
export const WrongPassword: Story = {
  render: at({ acceptContract: new ApiError('paymentPasswordWrong') }),
  play: async () => {
    const dialog = await popup()
    await userEvent.type(await box(dialog, 'paymentPassword'), '000000')
    await userEvent.click(await box(dialog, 'agreed'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the contract' }))
    await waitFor(() => expect(dialog.querySelector('form')?.getAttribute('aria-busy')).toBe('false'))
    await expect(await box(dialog, 'agreed')).toBeChecked()
  },
}

const rejected = fn((_input: unknown) => sampleContract({ ...sampleOffer, state: 'denied' }))

export const Rejected: Story = {
  render: at({ rejectContract: rejected }),
  play: async () => {
    rejected.mockClear()
    const dialog = await popup()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reject the offer' }))
    const question = await waitFor(() => screen.getByRole('alertdialog'))
    await userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(rejected).toHaveBeenCalled())
  },
}

/** An upline that wants to end a contract. */
export const EndIsAsked: Story = {
  render: at(
    {
      ...contractAnswers({
        own: [sampleContract({ state: 'terminationRequested', terminationBy: 'upline' })],
      }),
      contractInfo: { ...sampleInfo, divtypereq: 'termination' },
    },
    'con_2',
  ),
}

/** Several wait: which one is read is chosen. */
export const Several: Story = {
  render: at(
    contractAnswers({ own: [sampleOffer, { ...sampleRealtime, state: 'requested', validFrom: null }] }),
  ),
  play: async () => {
    const choice = await within(await popup()).findByRole('combobox', { name: 'Waiting for your answer' })
    await userEvent.selectOptions(choice, 'con_5')
    await waitFor(() => expect(location.search).toContain('contract=con_5'))
  },
}

export const NothingWaits: Story = {
  render: at({ ...contractAnswers({ own: [] }), contractInfo: { ...sampleInfo, divtypereq: 'none' } }, ''),
}

/** What would follow cannot be had: no consent without it. */
export const NoPreview: Story = {
  render: at({ contractPreview: new ApiError('network') }),
  play: async () => {
    const dialog = await popup()
    await within(dialog).findByRole('button', { name: 'Try again' })
    await expect(dialog.querySelector('form')).toBeNull()
    await within(dialog).findByRole('button', { name: 'Reject the offer' })
  },
}

export const Loading: Story = { render: at({ contractDetail: 'never' }) }
export const NotFound: Story = { render: at({ contractDetail: new ApiError('notFound') }, 'con_99') }
export const InKhmer: Story = { render: at(), globals: { language: 'km' } }
export const InArabic: Story = { render: at(), globals: { language: 'ar' } }

/** What follows could not be read: it is loaded on reconnection, and only then is consent requested. */
export const Offline: Story = {
  render: (...story) => at({ contractPreview: untilOnline(samplePreview) })(...story),
  play: async () => {
    const dialog = await popup()
    await comeOnline(dialog)
    await box(dialog, 'paymentPassword')
  },
}

/** A response that could not be sent: what was typed and ticked stays, and a retry sends it. */
export const AcceptedOffline: Story = {
  render: (...story) =>
    at({ acceptContract: untilOnline(sampleContract({ id: 'con_3', version: 3 })) })(...story),
  play: async () => {
    const dialog = await popup()
    await userEvent.type(await box(dialog, 'paymentPassword'), '246810')
    await userEvent.click(await box(dialog, 'agreed'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the contract' }))
    await comeOnline(dialog)
    await expect(await box(dialog, 'agreed')).toBeChecked()
    await expect(await box(dialog, 'paymentPassword')).toHaveValue('246810')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the contract' }))
    await waitFor(() => expect(document.body).toHaveTextContent('Contract accepted.'))
  },
}

/** Long names of the upline and the downlines. */
export const LongNames: Story = {
  render: at({
    contractDetail: sampleDetail({
      ...sampleOffer,
      upline: { id: 'mbr_0', account: hostileName, nickname: hostileName },
    }),
    contractPreview: {
      ...samplePreview,
      ending: samplePreview.ending.map((each) => ({ ...each, account: hostileName })),
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup()
    await waitFor(() => expect(dialog).toHaveTextContent('<img src=x'))
    await expect(dialog.querySelector('img[src=x]')).toBeNull()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
