import type { JSX as React } from 'react'
import type { Shown } from '#client/i18n/shown.ts'

export { Fragment, jsx, jsxs } from 'react/jsx-runtime'

type Native = React.IntrinsicElements

/** React's types of elements, but that those of HTML and SVG show no numbers (`jsxImportSource` of the client). */
export declare namespace JSX {
  type Element = React.Element
  type ElementType = React.ElementType
  type ElementClass = React.ElementClass
  type ElementAttributesProperty = React.ElementAttributesProperty
  type ElementChildrenAttribute = React.ElementChildrenAttribute
  type LibraryManagedAttributes<Component, Props> = React.LibraryManagedAttributes<Component, Props>
  type IntrinsicAttributes = React.IntrinsicAttributes
  type IntrinsicClassAttributes<Instance> = React.IntrinsicClassAttributes<Instance>
  type IntrinsicElements = { [Name in keyof Native]: Native[Name] & { children?: Shown } }
}
