/** Hands a file on by the device's own means, or else downloads it; what was done is told. */
export async function handOn(file: File, title: string): Promise<'shared' | 'saved' | 'called-off'> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'called-off';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
