import { transferRequests } from '@baize/api/calls'
import { useInvalidate } from '@baize/site'
import { Card, Stack } from '@baize/ui'
import { useSearchParams } from 'wouter'
import { AskedOfTeam } from './AskedOfTeam.tsx'
import { AskForm } from './AskForm.tsx'
import { ChosenAccount } from './ChosenAccount.tsx'
import * as css from './Receiver.css.ts'

/** Asks an account directly below to send money back, and the outcome of earlier requests. */
export function AskBack() {
  const invalidate = useInvalidate()
  const [params, setParams] = useSearchParams()
  const choose = (account: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (account) after.set('to', account)
      else after.delete('to')
      return after
    })
  return (
    <Stack space="lg">
      <div className={css.page}>
        <Card as="section" padding="lg">
          <ChosenAccount account={params.get('to') ?? ''} onChoose={choose}>
            {(member) => (
              <AskForm
                key={member.id}
                member={member}
                onChange={() => choose('')}
                onAsked={() => invalidate(transferRequests)}
              />
            )}
          </ChosenAccount>
        </Card>
      </div>
      <AskedOfTeam />
    </Stack>
  )
}
