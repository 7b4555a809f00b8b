import { useMemo } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFormScope } from '../FormContext.ts'

/** Ties an input of the page to the form: name, ref, and its change handlers. */
export function useControl(name: string): UseFormRegisterReturn {
  const { register } = useFormScope().form
  return useMemo(() => register(name), [register, name])
}
