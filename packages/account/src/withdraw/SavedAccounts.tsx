import { ApiError } from '@baize/api'
import { addBankAccount } from '@baize/api/calls'
import { type AccountBank, type BankAccountBody, BankAccountForm } from '@baize/forms'
import { useCall, useProblemText } from '@baize/site'
import { Button, Inline, PopupDialog, toast } from '@baize/ui'
import { BankIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface SavedAccountsProps {
  banks: readonly AccountBank[]
  /** The name that accounts must be in, once one is known. */
  realName: string | null
  /** How many there are, and how many there may be. */
  count: number
  most: number
  /** There is one more. */
  onSaved: () => void
}

/** Saves a bank account to pay to, so that it need not be typed again. */
export function SavedAccounts({ banks, realName, count, most, onSaved }: SavedAccountsProps) {
  const { t } = useLingui()
  const add = useCall(addBankAccount, {
    intent: ({ body }) => `${body.bankCode} ${body.bankAccountNumber}`,
  })
  const problemText = useProblemText()
  const [open, setOpen] = useState(false)
  if (count >= most) return null
  const title = t({ message: 'Save bank account', context: 'title and button' })

  async function submit(body: BankAccountBody) {
    await add.mutateAsync({ body })
    setOpen(false)
    toast({ tone: 'positive', message: t`Bank account saved.` })
    onSaved()
  }
  return (
    <Inline>
      <Button
        variant="outline"
        tone="neutral"
        aria-haspopup="dialog"
        icon={<BankIcon />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <PopupDialog open={open} label={title} title={title} onClose={() => setOpen(false)}>
        <BankAccountForm
          banks={banks}
          {...(realName === null ? {} : { realName })}
          onSubmit={submit}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      </PopupDialog>
    </Inline>
  )
}
