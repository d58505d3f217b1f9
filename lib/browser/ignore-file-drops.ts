if (typeof window !== "undefined")
  for (const type of ["dragover", "drop"] as const)
    window.addEventListener(type, (event) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type === "file";
      // A file that is dropped beside a field would replace the page.
      if (event.dataTransfer?.types.includes("Files") && !isField) event.preventDefault();
    });
