import {
  type ContractInfo,
  isContractKind,
  kindNames,
  kindsShown,
  rateOf,
  useContractInfo,
} from '@baize/account'
import { type ContractTerms, ContractTermsForm } from '@baize/forms'
import { usePermission } from '@baize/site'
import { Alert, Button, Card, Heading, Inline, LinkButton, SelectField, Stack, Text } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useStepFocus } from '../../shared/useStepFocus.ts'
import { ChooseAccounts, type ChosenAccount } from './ChooseAccounts.tsx'
import { useGivenAccounts } from './givenAccounts.ts'
import { startOf, useOfferTemplates } from './offerTemplates.ts'
import { SendOffers } from './SendOffers.tsx'

/** One offer to several direct downlines: the terms, the receivers, what they mean for each, then each one's result. */
export function OfferMany() {
  const info = useContractInfo()
  return info.data ? <Offer info={info.data} /> : null
}

const lossOnly = ['profitLoss'] as const

function Offer({ info }: { info: ContractInfo }) {
  const { t, i18n } = useLingui()
  const { currencySymbol } = usePermission()
  const [params, setParams] = useSearchParams()
  const kinds = kindsShown(info).filter((kind) => Number(rateOf(info, kind)) > 0)
  const requested = params.get('kind')
  const kind = isContractKind(requested) && kinds.includes(requested) ? requested : kinds[0]
  const templates = useOfferTemplates()
  const [template, setTemplate] = useState('')
  const [step, setStep] = useState<'terms' | 'accounts' | 'preview'>('terms')
  /** Both outlive a step back. */
  const [terms, setTerms] = useState<ContractTerms | null>(null)
  const [accounts, setAccounts] = useState<readonly ChosenAccount[] | null>(null)
  const { given } = useGivenAccounts(params.get('to') === 'selected')
  const place = useStepFocus(step)
  const own = templates.list.filter((one) => one.terms.kind === kind)
  const chosen = own.find(({ name }) => name === template)
  const start = terms?.kind === kind ? terms : chosen?.terms
  const begin = (name: string) => {
    setTemplate(name)
    setTerms(null)
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Stack space="lg">
        <Inline>
          <LinkButton
            href={`?kind=${kind ?? 'dividend'}&side=downline`}
            variant="plain"
            tone="neutral"
            size="small"
            icon={<BackIcon size={18} />}
          >
            {t({ message: 'View contracts', context: 'button' })}
          </LinkButton>
        </Inline>
        <Stack space="2xs">
          <Heading level={1}>
            {t({ message: 'Offer to several accounts', context: 'title of a page' })}
          </Heading>
          <Text tone="muted">{t`The same terms to accounts directly below you, up to your own share.`}</Text>
        </Stack>
        {kind === undefined ? (
          <Alert tone="caution">{t`You can offer this type of contract once you have one yourself.`}</Alert>
        ) : step === 'preview' && terms !== null && accounts !== null ? (
          <SendOffers
            terms={terms}
            accounts={accounts}
            templates={templates}
            onBack={() => setStep('accounts')}
            onRestart={() => {
              setAccounts(null)
              setTerms(null)
              setStep('terms')
            }}
          />
        ) : (
          <Card as="section" padding="lg">
            {step === 'accounts' ? (
              <ChooseAccounts
                given={given}
                chosen={accounts}
                onBack={(selected) => {
                  setAccounts(selected)
                  setStep('terms')
                }}
                onChoose={(selected) => {
                  setAccounts(selected)
                  setStep('preview')
                }}
              />
            ) : (
              <Stack space="lg">
                <SelectField
                  label={t({ message: 'Type', context: 'label of a choice: of contract' })}
                  value={kind}
                  onValueChange={(value) => {
                    begin('')
                    setParams(
                      (before) => {
                        before.set('kind', value)
                        return before
                      },
                      { replace: true },
                    )
                  }}
                  options={kinds.map((each) => ({ value: each, label: i18n._(kindNames[each]) }))}
                />
                {own.length > 0 && (
                  <Inline space="sm" alignY="end">
                    <SelectField
                      label={t({ message: 'Template', context: 'label of a choice: terms to begin with' })}
                      value={template}
                      onValueChange={begin}
                      options={[
                        { value: '', label: t({ message: 'None', context: 'choice: no template' }) },
                        ...own.map(({ name }) => ({ value: name, label: name })),
                      ]}
                    />
                    {chosen && (
                      <Button
                        variant="plain"
                        tone="neutral"
                        onClick={() => {
                          templates.remove(chosen.name)
                          begin('')
                        }}
                      >
                        {t({ message: 'Delete this template', context: 'button: terms of a contract' })}
                      </Button>
                    )}
                  </Inline>
                )}
                <Heading level={2} size="group">
                  {t({ message: 'Terms', context: 'heading: of an offer to several accounts' })}
                </Heading>
                <ContractTermsForm
                  key={`${kind} ${template}`}
                  kind={kind}
                  maxRate={rateOf(info, kind)}
                  currency={currencySymbol}
                  {...(start ? { start: startOf(start) } : {})}
                  // Where salaries are not offered, nothing is paid by volume.
                  {...(kindsShown(info).length > 1 ? {} : { bases: lossOnly })}
                  onSubmit={(given) => {
                    setTerms(given)
                    setStep('accounts')
                  }}
                />
              </Stack>
            )}
          </Card>
        )}
      </Stack>
    </div>
  )
}
