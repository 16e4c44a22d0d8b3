document.getElementById('return')?.submit();
