import type { ValueOf } from '@baize/api'
import { removeTableView, saveTableView, setTableLayout, tableSettings } from '@baize/api/calls'
import { callKey, useApiQuery, useCall, useMay } from '@baize/site'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { columnsOf } from './viewSearch.ts'

type Settings = ValueOf<typeof tableSettings>
type Layout = Settings['layouts'][number]

/** The tables that can be set up. */
export type TablePage = Layout['page']

const unset: Omit<Layout, 'page'> = { hidden: [], density: 'compact', widths: {} }
/** Several changes in a row, such as columns that are chosen, are saved together. */
const saveAfter = 400

/**
 * How the account has set up a table, and its saved views. Columns that the address names, as that of a view does,
 * have precedence over those of the account, until other columns are chosen.
 */
export function useTableSettings(page: TablePage, columns: readonly { readonly id: string }[]) {
  const { t } = useLingui()
  const saves = useMay()('full')
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const read = useApiQuery(tableSettings, {})
  // In the render of the click itself: the cache notifies a moment later.
  const [changed, setChanged] = useState<typeof unset>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCall(setTableLayout, {
    failureToast: true,
    onError() {
      setChanged(undefined)
      void queries.invalidateQueries({ queryKey: callKey(tableSettings) })
    },
  })
  const saving = useCall(saveTableView, {
    intent: ({ body: { name, search } }) => `${page} ${name} ${search}`,
    invalidates: [tableSettings],
    failureToast: ({ code }) =>
      code === 'tooManyOpen' ? t`This table has all the views it can have. Delete one first.` : undefined,
    onSuccess: ({ name }) => void toast({ tone: 'positive', message: t`View “${name}” saved.` }),
  })
  const removing = useCall(removeTableView, {
    failureToast: true,
    invalidatesAnyway: [tableSettings],
    onSuccess: () => void toast({ tone: 'positive', message: t`View deleted.` }),
  })

  const { hidden, density, widths } =
    changed ?? read.data?.layouts.find((each) => each.page === page) ?? unset
  const all = columns.map(({ id }) => id)
  const shown = columnsOf(params, all) ?? all.filter((id) => !hidden.includes(id))

  function change(next: Partial<typeof unset>) {
    const body = { hidden: [...hidden], density, widths, ...next }
    setChanged(body)
    // A sub-user who may not save settings of the account has a change until the page is left; so has an account whose
    // settings could not be read, which a change would overwrite.
    if (!saves || read.data === undefined) return
    queries.setQueryData<Settings>(
      callKey(tableSettings),
      ({ layouts, views } = { layouts: [], views: [] }) => ({
        layouts: [...layouts.filter((each) => each.page !== page), { page, ...body }],
        views,
      }),
    )
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep.mutate({ params: { page }, body }), saveAfter)
  }

  /** Columns that the address names are no longer shown. */
  function forgetNamed() {
    if (!params.has('columns')) return
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('columns')
        return after
      },
      { replace: true },
    )
  }

  return {
    /** Whether the signed-in user may save settings of the account. */
    saves,
    /** The settings are still loading: a change would overwrite what the account has saved. */
    coming: read.isPending,
    /** Ids of the columns that are shown. */
    shown,
    density,
    views: read.data?.views.filter((view) => view.page === page) ?? [],
    /** The settings could not be read. */
    failed: read.isError && read.data === undefined,
    retry: () => void read.refetch(),
    /** Pixels by column; of those that are not named the browser decides. */
    widths,
    setShown(ids: readonly string[]) {
      change({ hidden: all.filter((id) => !ids.includes(id)) })
      forgetNamed()
    },
    /** Nothing is set up: all columns, close rows, widths of the browser. */
    isDefault: shown.length === all.length && density === unset.density && Object.keys(widths).length === 0,
    /** Columns, row height and widths are as they were at first. Saved views stay. */
    reset() {
      change(unset)
      forgetNamed()
    },
    /** The last change is being saved, or is saved. */
    layoutState: keep.isPending ? ('saving' as const) : keep.isSuccess ? ('saved' as const) : null,
    setDensity: (next: Layout['density']) => change({ density: next }),
    setWidths: (next: Layout['widths']) => change({ widths: { ...next } }),
    save: (name: string, search: string) => saving.mutateAsync({ body: { name, page, search } }),
    saving: saving.isPending,
    removing: removing.isPending ? removing.variables.params.id : null,
    remove: (id: string) => removing.mutate({ params: { id } }),
  }
}

export type TableSettings = ReturnType<typeof useTableSettings>
